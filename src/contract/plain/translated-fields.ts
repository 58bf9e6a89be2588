// Texts of records that can be translated, described once: what visitors read in another language, the page that edits it, and its
// checks derive from this. A field has the name of its column.

interface TranslatedField {
  label: string;
  /** A line, several of them, formatted text, or a list or other parts as JSON, which are translated as a whole. */
  type: 'line' | 'lines' | 'html' | 'parts';
}

const line = (label: string) => ({ label, type: 'line' }) as const;
const lines = (label: string) => ({ label, type: 'lines' }) as const;
const html = (label: string) => ({ label, type: 'html' }) as const;
const parts = (label: string) => ({ label, type: 'parts' }) as const;

interface TranslatedKind {
  /** Role that may edit the record, and so its translations. */
  role: 'front-desk' | 'owner';
  /** Where the record is edited. */
  path: (record: string) => string;
  /** The translation counts as checked once an owner has said so; until then visitors read both. */
  needsCheck?: true;
  fields: Readonly<Record<string, TranslatedField>>;
}

const withOpen = (path: string) => (record: string) => `${path}?open=${record}`;

/** Kinds of records in the order of their list. */
export const translatedKinds = {
  sign: {
    role: 'owner',
    path: withOpen('/admin/signs'),
    needsCheck: true,
    fields: { sign: line('Sign'), advice: lines('Advice after it') },
  },
  'clinic-profile': {
    role: 'owner',
    path: () => '/admin/clinic',
    fields: {
      name: line('Name'),
      address: parts('Address'),
      otherPhones: parts('Other phone numbers'),
      heroSlides: parts('Slides of the home page'),
      dataProcessors: lines('Providers'),
    },
  },
  practitioner: {
    role: 'owner',
    path: () => '/admin/clinic/team',
    fields: {
      name: line('Name'),
      qualification: line('Qualification'),
      specialty: line('Specialty'),
      description: lines('Short description'),
      biography: lines('Biography'),
      registration: line('Registration'),
    },
  },
  texts: { role: 'owner', path: (page) => `/admin/texts?page=${page}`, fields: {} },
  problem: {
    role: 'owner',
    path: withOpen('/admin/problems'),
    fields: { name: line('Problem') },
  },
  treatment: {
    role: 'owner',
    path: withOpen('/admin/treatments'),
    fields: {
      treatment_description: line('Name'),
      what: lines('What it is'),
      happens: lines('What happens'),
      helps: lines('Who it helps'),
      evidence: lines('How sure we are'),
      not_if: lines('Not if'),
    },
  },
  condition: {
    role: 'front-desk',
    path: (record) => `/admin/conditions/${record}`,
    fields: {
      name: line('Name'),
      description: lines('Description'),
      alt: line('What the picture shows'),
      symptoms: parts('Symptoms'),
      causes: parts('Causes'),
      treatment: parts('Treatment'),
      urgent_help: lines('Urgent help'),
      routine_help: lines('Routine help'),
      course: lines('How it usually goes'),
      self_check: lines('Check if it fits you'),
      do_lines: lines('Do'),
      avoid_lines: lines('Avoid'),
      exercises: parts('Exercises'),
      evidence: lines('How sure we are'),
      children: lines('Children'),
      pregnancy: lines('Pregnancy'),
    },
  },
  symptom: {
    role: 'front-desk',
    path: withOpen('/admin/conditions/symptoms'),
    fields: { name: line('Name'), urgent_help: lines('Urgent help') },
  },
  blog: {
    role: 'front-desk',
    path: (record) => `/admin/blogs/${record}`,
    fields: { title: line('Title'), content: html('Content') },
  },
  'gallery-item': {
    role: 'front-desk',
    path: withOpen('/admin/gallery'),
    fields: { title: line('Title'), alt: line('What it shows') },
  },
  opening: {
    role: 'front-desk',
    path: withOpen('/admin/career'),
    fields: {
      position: line('Position'),
      description: lines('Description'),
      pay: line('Pay'),
      hours: line('Hours'),
      place: line('Place'),
    },
  },
  notice: {
    role: 'front-desk',
    path: withOpen('/admin/notices'),
    fields: { text: line('Notice') },
  },
  page: {
    role: 'owner',
    path: withOpen('/admin/pages'),
    fields: { title: line('Title'), content_html: html('Content') },
  },
  'message-template': {
    role: 'owner',
    path: () => '/admin/messages',
    fields: { text: lines('Message') },
  },
} as const satisfies Record<string, TranslatedKind>;

export type TranslationKind = keyof typeof translatedKinds;
export const translationKinds = Object.keys(translatedKinds) as [TranslationKind, ...TranslationKind[]];

export const kindOf = (kind: TranslationKind): TranslatedKind => translatedKinds[kind];

/** Placeholders in a text, each once: {phone} stands for the same in every language. */
export function placesIn(text: string) {
  return [...new Set(text.match(/\{[^{}\s]+\}/g))].toSorted();
}

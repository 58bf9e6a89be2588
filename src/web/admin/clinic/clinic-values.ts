import type { ClinicRecord, TeamMember } from '#contract/clinic.ts';
import * as words from '#words/admin/clinic.ts';
import { locale } from '#words/locale.ts';

/** An entry of a list with a key that survives reordering. */
export type Keyed<Item> = Item & { key: string };

/** The profile as the form stores it: everything typed is a string. */
export type ClinicValues = Omit<ReturnType<typeof toValues>, 'practitioners'> & { practitioners: PractitionerValues[] };

export type HoursRow = ClinicValues['openingHours'][number];
export type SlideValues = ClinicValues['heroSlides'][number];
export type PractitionerValues = Keyed<Omit<ReturnType<typeof toPractitioner>, 'id' | 'treatmentIds'>> & {
  /** Null until the practitioner is saved for the first time. */
  id: number | null;
  /** Undefined for a new one, who gives what everyone gives. */
  treatmentIds?: number[];
};

export function toValues(stored: ClinicRecord) {
  const { version: _, retentionMonths: __, offersTimes: ___, untranslated: ____, ...profile } = stored;
  return {
    ...profile,
    whatsapp: profile.whatsapp ?? '',
    mapLink: profile.mapLink ?? '',
    ambulanceNumber: profile.ambulanceNumber ?? '',
    crisisLine: profile.crisisLine ?? '',
    dataProcessors: profile.dataProcessors ?? '',
    otherPhones: profile.otherPhones.map(withKey),
    openingHours: profile.openingHours.map(withKey),
    practitioners: profile.practitioners.map(toPractitioner).map(withKey),
    heroSlides: profile.heroSlides.map((slide) => ({ ...slide, alt: slide.alt ?? '' })).map(withKey),
  };
}

function toPractitioner(practitioner: TeamMember) {
  const { biography, registration, yearsOfExperience } = practitioner;
  return {
    ...practitioner,
    biography: biography ?? '',
    registration: registration ?? '',
    yearsOfExperience: String(yearsOfExperience),
  };
}

function withKey<Item extends object>(item: Item, index: number): Keyed<Item> {
  return { ...item, key: String(index) };
}

/** Key of an entry that is new in this form. */
export function newKey() {
  return `new-${Date.now()}`;
}

/** Gives entries that come back from the server the keys they had on the page. */
export function keepKeys(values: ClinicValues, from: ClinicValues): ClinicValues {
  const keep = <Item extends Keyed<object>>(items: Item[], known: Keyed<object>[]) =>
    items.map((item, index) => ({ ...item, key: known[index]?.key ?? item.key }));
  return {
    ...values,
    otherPhones: keep(values.otherPhones, from.otherPhones),
    openingHours: keep(values.openingHours, from.openingHours),
    practitioners: keep(values.practitioners, from.practitioners),
    heroSlides: keep(values.heroSlides, from.heroSlides),
  };
}

/** Gives practitioners who were saved for the first time their ids, whatever was typed since then. */
export function withSavedIds(values: ClinicValues, saved: ClinicValues): ClinicValues {
  const practitioners = values.practitioners.map((one) => ({
    ...one,
    id: one.id ?? saved.practitioners.find(({ key }) => key === one.key)?.id ?? null,
  }));
  return { ...values, practitioners };
}

/** The paths of all strings in an object: `address.street`, `practitioners.0.name`. */
export type TextPath<Whole> = {
  [Key in keyof Whole & string]: Whole[Key] extends string
    ? Key
    : Whole[Key] extends readonly (infer Item extends object)[]
      ? `${Key}.${number}.${TextPath<Item>}`
      : Whole[Key] extends object
        ? `${Key}.${TextPath<Whole[Key]>}`
        : never;
}[keyof Whole & string];

export function textAt<Whole>(whole: Whole, path: TextPath<Whole>): string {
  const found = path.split('.').reduce<unknown>((part, name) => partOf(part, name), whole);
  return typeof found === 'string' ? found : '';
}

/** Returns a copy with another value at the path. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.');
  const part = rest.length === 0 ? value : withValue(partOf(whole, name), rest.join('.'), value);
  return (Array.isArray(whole) ? whole.with(Number(name), part) : { ...whole, [name]: part }) as Whole;
}

function partOf(whole: unknown, name: string) {
  return (whole as Record<string, unknown>)[name];
}

/** All paths in a value, including lists and objects, because the server can report an error at any of them. */
export function listPaths(whole: unknown, path = ''): string[] {
  if (typeof whole !== 'object' || whole === null) return [path];
  const inside = Object.entries(whole).flatMap(([name, part]) => listPaths(part, path ? `${path}.${name}` : name));
  return path ? [path, ...inside] : inside;
}

type Part = keyof ClinicValues;

const partNames: Readonly<Record<Part, string>> = words.partNames;

/** The parts as people name them: 'the name and the slides'. A draft of release 2.0.0 has stored these names. */
export function namesOf(parts: readonly string[]) {
  const named = (Object.keys(partNames) as Part[]).filter((part) =>
    [part, partNames[part]].some((one) => parts.includes(one)),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(named.map((part) => partNames[part]));
}

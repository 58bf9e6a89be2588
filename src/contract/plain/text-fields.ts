import { blog, career, conditions, emergency, gallery, treatments } from '../text-fields/content-pages.ts';
import { appointment, review, visit } from '../text-fields/form-pages.ts';
import { privacy } from '../text-fields/privacy.ts';
import { about, home, site } from '../text-fields/start-pages.ts';
import type { TextField } from '../text-fields/text-field.ts';

export { defaultPrivacyVersion } from '../text-fields/privacy.ts';
export type { TextField } from '../text-fields/text-field.ts';

// The words of the public pages that an owner can edit, by page, with the words that they have until then. No visitor loads them.

export const textFields = {
  home,
  about,
  appointment,
  review,
  blog,
  gallery,
  career,
  conditions,
  treatments,
  emergency,
  visit,
  privacy,
  site,
} as const satisfies Record<string, Record<string, TextField>>;

export type TextPage = keyof typeof textFields;
export const textPages = Object.keys(textFields) as [TextPage, ...TextPage[]];

/** The words of a page, by field. */
export type PageTexts<P extends TextPage = TextPage> = Record<keyof (typeof textFields)[P], string>;

/** How the admin area names the pages, and where visitors find them. */
export const textPageNames: Record<TextPage, { name: string; path: string }> = {
  home: { name: 'Home', path: '/' },
  about: { name: 'About Us', path: '/about' },
  appointment: { name: 'Appointment', path: '/appointment' },
  review: { name: 'Leave a review', path: '/review' },
  blog: { name: 'Blog', path: '/blog' },
  gallery: { name: 'Photo Gallery', path: '/gallery' },
  career: { name: 'Career', path: '/career' },
  conditions: { name: 'Conditions', path: '/conditions' },
  treatments: { name: 'Treatments', path: '/treatments' },
  emergency: { name: 'Is it an emergency?', path: '/emergency' },
  visit: { name: 'Patients’ own pages', path: '/visit/example' },
  privacy: { name: 'Privacy', path: '/privacy' },
  site: { name: 'Every page', path: '/about' },
};

/** Placeholders for parts of the clinic profile in the words of a page. */
export function placesIn(page: TextPage) {
  return page === 'privacy'
    ? ['{period}', '{applications}', '{providers}', '{authority}', '{basis}', '{rights}', '{answer}', '{transfers}']
    : ['{name}', '{place}'];
}

export function fieldsOf(page: TextPage): Readonly<Record<string, TextField>> {
  return textFields[page];
}

export function defaultTexts(page: TextPage): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(page)).map(([name, { text }]) => [name, text]));
}

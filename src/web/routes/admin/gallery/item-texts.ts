import type { GalleryItem } from '#contract/gallery.ts';

/** What people write about an item, as it is typed. */
export type ItemTexts = Record<TextField, string>;

export type TextField = (typeof textFields)[number];

export const textFields = ['title', 'alt', 'treatment_name'] as const;

export const textLabels: ItemTexts = {
  title: 'Title',
  alt: 'What it shows',
  treatment_name: 'Treatment caption',
};

export const noTexts: ItemTexts = { title: '', alt: '', treatment_name: '' };

export function textsOf({ title, alt, treatment_name }: GalleryItem): ItemTexts {
  return { title, alt: alt ?? '', treatment_name: treatment_name ?? '' };
}

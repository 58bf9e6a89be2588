import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, type EditDefinition, formFile, readRecord } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';

/** The texts of an item with their labels, in the order of the forms. */
export const textLabels = {
  title: 'Title',
  alt: 'What it shows',
  treatment_name: 'Treatment caption',
} as const;

export type TextField = keyof typeof textLabels;
export type ItemTexts = Record<TextField, string>;

const textFields = Object.keys(textLabels) as TextField[];

export const noTexts: ItemTexts = { title: '', alt: '', treatment_name: '' };

export function textsOf({ title, alt, treatment_name }: GalleryItem): ItemTexts {
  return { title, alt: alt ?? '', treatment_name: treatment_name === title ? '' : treatment_name };
}

/** A picture, a video, or a video with a picture of its own. */
export interface NewItem extends ItemTexts {
  image: File | undefined;
  youtubeLink: string;
}

export const emptyItem: NewItem = { ...noTexts, image: undefined, youtubeLink: '' };

const newItemFields = ['image', 'youtubeLink', ...textFields] as const;
export type NewItemField = (typeof newItemFields)[number];

type AdminApi = typeof adminApi;

const update: EditDefinition<AdminApi, ItemTexts, GalleryItem, TextField> = {
  fields: textFields,
  read: (form) => formTexts(form, textFields),
  expect: (item, { title, alt, treatment_name }) => ({
    ...item,
    title,
    alt: alt.trim() || null,
    treatment_name: treatment_name.trim() || title,
  }),
  send: (api, body, form) => {
    const { params, options } = readRecord(form);
    return api.gallery.update({ params, body }, options);
  },
  load: (api, _, form) => api.gallery.get({ params: readRecord(form).params }),
};

export const galleryForms = {
  add: defineForm({
    fields: newItemFields,
    read: (form): NewItem => ({ ...formTexts(form, ['youtubeLink', ...textFields]), image: formFile(form, 'image') }),
    // Report missing fields before uploading a large picture.
    check: ({ title, image, youtubeLink }) => ({
      ...(!image && !youtubeLink.trim() && { image: galleryMessages.noPicture }),
      ...(!title.trim() && { title: galleryMessages.noPicture }),
    }),
    send: (api: AdminApi, body): Promise<GalleryItem> => api.gallery.create({ body }),
  }),
  update,
};

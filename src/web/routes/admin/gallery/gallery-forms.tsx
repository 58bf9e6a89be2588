import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, type EditDefinition, formFile, readRecord } from '#web/forms/define-form.ts';
import { controlId, Field } from '#web/forms/field.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';

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

export function textsOf(item: GalleryItem | undefined): ItemTexts {
  if (!item) return noTexts;
  const { title, alt, treatment_name } = item;
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

interface TextFieldsProps {
  /** Prefix of the ids, since the page can contain several of these. */
  prefix: string;
  texts: ItemTexts;
  errors: Partial<Record<TextField, string>>;
  onChange: (changes: Partial<ItemTexts>) => void;
}

/** The fields for the texts of an item, in a form or in the queue. */
export function TextFields({ prefix, texts, errors, onChange }: TextFieldsProps) {
  const describe = (field: TextField) => ({
    id: controlId(prefix, field),
    label: textLabels[field],
    error: errors[field],
  });
  const inputOf = (field: TextField) => ({
    name: field,
    className: 'input',
    dir: 'auto',
    autoComplete: 'off',
    value: texts[field],
    onChange: (event: { target: HTMLInputElement }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <Field {...describe('title')} hint="In a few words.">
        {(control) => <input {...control} {...inputOf('title')} required />}
      </Field>
      <Field {...describe('alt')} optional hint="Read out to people who cannot see it.">
        {(control) => <input {...control} {...inputOf('alt')} />}
      </Field>
      <Field {...describe('treatment_name')} optional hint="Shown below the title.">
        {(control) => <input {...control} {...inputOf('treatment_name')} list={treatmentNames} />}
      </Field>
    </>
  );
}

const treatmentNames = 'treatment-names';

/** Suggestions for the caption in `TextFields`. Render it once per page. */
export function TreatmentNames({ treatments }: { treatments: readonly { treatment_description: string }[] }) {
  return (
    <datalist id={treatmentNames}>
      {treatments.map(({ treatment_description: name }) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}

/** The picture of an item, or a placeholder for a video without one. */
export function ItemPicture({ item: { image_path, poster_path, youtube_link, alt } }: { item: GalleryItem }) {
  const image = image_path ?? poster_path;
  return (
    <span className="item-picture">
      {image && <Picture className="cover" src={`/${image}`} alt={alt ?? ''} sizes="7.5rem" draggable={false} />}
      {youtube_link && (
        <span className="item-video centered">
          <Icon name="play" />
          <span className="visually-hidden">Video</span>
        </span>
      )}
    </span>
  );
}

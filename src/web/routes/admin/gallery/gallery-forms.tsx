import { useSyncExternalStore } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import * as consentMessages from '#contract/messages/gallery-consents.ts';
import { categoryNamed, galleryCategories, withConsent } from '#contract/plain/gallery-categories.ts';
import { ChoiceField, InputField } from '#web/admin/own-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineForm, defineListForms, formFile } from '#web/forms/define-form.ts';
import { controlId } from '#web/forms/field.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { createListeners } from '#web/ui/listeners.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/admin/gallery.ts';
import * as pictureWords from '#words/admin/pictures.ts';
import { categories } from '#words/gallery.ts';

/** The texts of an item with their labels, in the order of the forms. */
export const textLabels = {
  title: words.title,
  alt: words.whatItShows,
  treatment_name: words.treatmentCaption,
  category: words.category,
} as const;

export type TextField = keyof typeof textLabels;
export type ItemTexts = Record<TextField, string>;

/** The texts, and the focal point of the picture as `50 30`; empty where it cannot be chosen. */
export const editLabels = { ...textLabels, focus: pictureWords.focus } as const;

export type ItemEdit = ItemTexts & { focus: string };

export function editOf(item: GalleryItem | undefined): ItemEdit {
  const focus = item?.focus;
  return { ...textsOf(item), focus: focus ? `${focus.x} ${focus.y}` : '' };
}

export function readFocus(typed: string) {
  const [x = 50, y = 50] = typed.split(' ').map(Number);
  return { x, y };
}

const textFields = Object.keys(textLabels) as TextField[];

export const noTexts: ItemTexts = { title: '', alt: '', treatment_name: '', category: '' };

export function textsOf(item: GalleryItem | undefined): ItemTexts {
  if (!item) return noTexts;
  const { title, alt, treatment_name, category } = item;
  return {
    title,
    alt: alt ?? '',
    treatment_name: treatment_name === title ? '' : treatment_name,
    category: category ?? '',
  };
}

/** A picture, a video, or a video with a picture of its own. */
export interface NewItem extends ItemTexts {
  image: File | undefined;
  youtubeLink: string;
  /** Only in the category Before and after, like the consent. */
  before: File | undefined;
  consent_by: string;
  consent_on: string;
  consent_note: string;
}

const consentFields = ['consent_by', 'consent_on', 'consent_note'] as const;

const noConsent = { before: undefined, consent_by: '', consent_on: '', consent_note: '' };

export const emptyItem: NewItem = { ...noTexts, image: undefined, youtubeLink: '', ...noConsent };

const newItemFields = ['image', 'youtubeLink', 'before', ...textFields, ...consentFields] as const;
export type NewItemField = (typeof newItemFields)[number];

export const galleryForms = {
  add: defineForm({
    fields: newItemFields,
    read: (form): NewItem => ({
      ...formTexts(form, ['youtubeLink', ...textFields, ...consentFields]),
      image: formFile(form, 'image'),
      before: formFile(form, 'before'),
    }),
    // Report missing fields before uploading a large picture.
    check: ({ title, image, youtubeLink, category, before, consent_by, consent_on }) => ({
      ...(category === withConsent && image && !before && { before: consentMessages.noPair }),
      ...(category === withConsent && !(consent_by.trim() && consent_on) && { consent_by: consentMessages.noConsent }),
      ...(!image && !youtubeLink.trim() && { image: galleryMessages.noPicture }),
      ...(!title.trim() && { title: galleryMessages.noPicture }),
    }),
    send: (api: typeof adminApi, body): Promise<GalleryItem> => api.gallery.create({ body }),
  }),
  update: defineListForms(adminApi.gallery, editLabels, {
    bodyOf: ({ focus, ...texts }: ItemEdit) => ({ ...texts, ...(focus && { focus: readFocus(focus) }) }),
    expect: (item, { title, alt, treatment_name, category }) => ({
      ...item,
      title,
      alt: alt.trim() || null,
      treatment_name: treatment_name.trim() || title,
      category: categoryNamed(category) ?? null,
    }),
  }).update,
};

interface TextFieldsProps {
  /** Prefix of the ids, since the page can contain several of these. */
  prefix: string;
  texts: ItemTexts;
  errors: Partial<Record<TextField, string>>;
  /** Whether the category Before and after can be chosen, or stays as it is. */
  pairs?: 'possible' | 'only';
  onChange: (changes: Partial<ItemTexts>) => void;
}

/** The fields for the texts of an item, in a form or in the queue. */
export function TextFields({ prefix, texts, errors, pairs, onChange }: TextFieldsProps) {
  const choices = galleryCategories.filter((category) => (category === withConsent ? pairs : pairs !== 'only'));
  return textFields.map((field) => {
    const shared = {
      id: controlId(prefix, field),
      label: textLabels[field],
      hint: hints[field],
      error: errors[field],
      name: field,
    };
    if (field === 'category') {
      return (
        <ChoiceField
          key={field}
          {...shared}
          optional
          value={texts.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          {pairs !== 'only' && <option value="">{words.noCategory}</option>}
          {choices.map((category) => (
            <option key={category} value={category}>
              {categories[category]}
            </option>
          ))}
        </ChoiceField>
      );
    }
    return (
      <InputField
        key={field}
        {...shared}
        optional={field !== 'title'}
        dir="auto"
        autoComplete="off"
        value={texts[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
        required={field === 'title'}
        list={field === 'treatment_name' ? treatmentNames : undefined}
      />
    );
  });
}

const hints: ItemTexts = {
  title: words.titleHint,
  alt: words.whatItShowsHint,
  treatment_name: words.treatmentCaptionHint,
  category: words.categoryHint,
};

/** The texts as people read them. */
export function inWords(texts: ItemTexts): ItemTexts {
  const category = categoryNamed(texts.category);
  return { ...texts, category: category ? categories[category] : words.noCategory };
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
      {image && (
        <Picture className="cover" src={`/${image}`} alt={alt ?? ''} sizes="7.5rem" aspect="3x2" draggable={false} />
      )}
      {youtube_link && (
        <span className="item-video centered">
          <Icon name="play" />
          <span className="visually-hidden">{words.video}</span>
        </span>
      )}
    </span>
  );
}

/** The progress of an upload. After 100 %, the server still has to encode the picture. */
export function UploadProgress({ share, name }: { share: number; name: string }) {
  const percent = Math.floor(share * 100);
  return (
    <p className="upload-progress row note num">
      <progress value={share} aria-label={words.uploadOf(name)} />
      {percent < 100 ? `${percent} %` : <Working />}
    </p>
  );
}

/** Progress (0 to 1) of the request of the page's action, which cannot reach the component that shows it. */
let share = 0;
const { tell, subscribe } = createListeners();

export function noteShare(now: number) {
  share = now;
  tell();
}

export function useNotedShare() {
  return useSyncExternalStore(subscribe, () => share);
}

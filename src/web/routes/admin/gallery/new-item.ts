import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { type ItemTexts, noTexts } from './item-texts.ts';

/** What the form to add one item holds. */
export interface NewItem extends ItemTexts {
  image: File | undefined;
  youtubeLink: string;
}

export const emptyItem: NewItem = { ...noTexts, image: undefined, youtubeLink: '' };

export const newItemFields = ['image', 'youtubeLink', 'title', 'alt', 'treatment_name'] as const;

export type NewItemField = (typeof newItemFields)[number];

export type AddOutcome = Outcome<GalleryItem, NewItemField>;

/** What is missing is said before a large picture is on its way. */
export async function addItem(item: NewItem, onProgress: (share: number) => void): Promise<AddOutcome> {
  const errors = findMissing(item);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return attempt(() => uploadApi(onProgress).gallery.create({ body: item }), newItemFields);
}

function findMissing({ title, image, youtubeLink }: NewItem): Partial<Record<NewItemField, string>> {
  const { noPicture } = galleryMessages;
  return {
    ...(!image && !youtubeLink.trim() && { image: noPicture }),
    ...(!title.trim() && { title: noPicture }),
  };
}

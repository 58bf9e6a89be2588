import type { GalleryItem } from '#contract/gallery.ts';
import { attemptChange, type ChangeOutcome } from '#web/admin/saving/attempt-change.ts';
import { adminApi } from '#web/api/session.ts';
import { type ItemTexts, type TextField, textFields } from './item-texts.ts';

export type EditOutcome = ChangeOutcome<GalleryItem, GalleryItem, TextField>;

export async function saveTexts({ id, version }: GalleryItem, texts: ItemTexts): Promise<EditOutcome> {
  return attemptChange(
    () => adminApi.gallery.update({ params: { id }, body: texts }, { ifMatch: version }),
    () => adminApi.gallery.get({ params: { id } }),
    textFields,
  );
}

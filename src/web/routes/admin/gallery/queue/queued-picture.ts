import { pictureProblem } from '#web/admin/pictures/check-picture.ts';
import { type ItemTexts, noTexts } from '../item-texts.ts';
import type { NewItemField } from '../new-item.ts';
import { titleFromFileName } from './title-from-file-name.ts';

/** A picture that waits to be uploaded, is under way, or did not get through. */
export interface QueuedPicture {
  key: number;
  file: File;
  texts: ItemTexts;
  state: 'waiting' | 'uploading' | 'failed' | 'unusable';
  /** From 0 to 1. */
  share: number;
  /** Why it is not in the gallery. */
  problem?: string | undefined;
  /** The same by field. */
  errors: Partial<Record<NewItemField, string>>;
}

let lastKey = 0;

export function queuePicture(file: File): QueuedPicture {
  lastKey += 1;
  const problem = pictureProblem(file);
  const texts = { ...noTexts, title: titleFromFileName(file.name) };
  return { key: lastKey, file, texts, state: problem ? 'unusable' : 'waiting', share: 0, problem, errors: {} };
}

export function isSendable({ state }: QueuedPicture) {
  return state === 'waiting' || state === 'failed';
}

import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ItemTexts } from '../item-texts.ts';
import { addItem } from '../new-item.ts';
import { isSendable, type QueuedPicture, queuePicture } from './queued-picture.ts';

/** How many uploads share the line. */
const atATime = 2;

/** Pictures on their way into the gallery. What fails stays, with its reason and with all that was typed. */
export function useQueue(onAdded: (item: GalleryItem) => void) {
  const toasts = useToasts();
  const [pictures, setPictures] = useState<readonly QueuedPicture[]>([]);

  const add = (files: readonly File[]) => setPictures((now) => [...now, ...files.map(queuePicture)]);
  const remove = (key: number) => setPictures((now) => now.filter((picture) => picture.key !== key));
  const update = (key: number, changes: Partial<QueuedPicture>) =>
    setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));

  /** True when it is in the gallery now. */
  async function upload({ key, file, texts }: QueuedPicture): Promise<boolean> {
    update(key, { state: 'uploading', share: 0, problem: undefined, errors: {} });
    const item = { ...texts, image: file, youtubeLink: '' };
    const outcome = await addItem(item, (share) => update(key, { share }));
    if (outcome.kind === 'saved') {
      remove(key);
      onAdded(outcome.saved);
      return true;
    }
    const errors = outcome.kind === 'invalid' ? outcome.errors : {};
    const problem = outcome.kind === 'failed' ? `${galleryMessages.uploadFailure} ${outcome.advice}` : errors.image;
    update(key, { state: 'failed', problem, errors });
    return false;
  }

  async function uploadAll() {
    const waiting = pictures.filter(isSendable);
    for (const { key } of waiting) update(key, { state: 'uploading', share: 0 });
    const results = await sendTogether(waiting, upload);
    report(results.filter(Boolean).length, results.filter((isAdded) => !isAdded).length);
  }

  function report(added: number, failed: number) {
    if (added === 1) toasts.success(galleryMessages.added);
    if (added > 1) toasts.success(`${added} gallery items added.`);
    if (failed > 0) toasts.failure(galleryMessages.uploadFailure);
  }

  return {
    pictures,
    /** Something that leaving would lose. */
    holdsWork: pictures.some(({ state }) => state !== 'unusable'),
    add,
    remove,
    type: (key: number, texts: ItemTexts) => update(key, { texts }),
    uploadAll,
    uploadOne: async (picture: QueuedPicture) => {
      const isAdded = await upload(picture);
      report(Number(isAdded), Number(!isAdded));
    },
  };
}

async function sendTogether<T, R>(things: readonly T[], send: (thing: T) => Promise<R>): Promise<R[]> {
  const waiting = [...things];
  const results: R[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await send(next));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
}

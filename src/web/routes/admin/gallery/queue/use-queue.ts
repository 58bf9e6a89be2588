import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { formatProblem, preparePicture } from '#web/admin/pictures/prepare-picture.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { submitForm } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { galleryForms, type ItemTexts, type NewItemField, noTexts } from '../gallery-forms.tsx';
import { titleFromFileName } from './title-from-file-name.ts';

/** A picture that is waiting, being uploaded, refused, or failed. */
export interface QueuedPicture {
  key: number;
  file: File;
  texts: ItemTexts;
  state: 'waiting' | 'uploading' | 'failed' | 'unusable';
  /** How much is uploaded, from 0 to 1. */
  share: number;
  /** Why it was not added. */
  problem?: string | undefined;
  /** Errors by field. */
  errors: Partial<Record<NewItemField, string>>;
}

let lastKey = 0;

function queuePicture(file: File): QueuedPicture {
  lastKey += 1;
  // A photo that is only too large is made smaller before its upload.
  const problem = formatProblem(file);
  const texts = { ...noTexts, title: titleFromFileName(file.name) };
  return { key: lastKey, file, texts, state: problem ? 'unusable' : 'waiting', share: 0, problem, errors: {} };
}

export function isSendable({ state }: QueuedPicture) {
  return state === 'waiting' || state === 'failed';
}

/** How many uploads run at the same time. */
const atATime = 2;

/** Pictures to be uploaded. A picture that fails stays in the queue with the reason and its texts. */
export function useQueue(onAdded: (item: GalleryItem) => void) {
  const toasts = useToasts();
  const [pictures, setPictures] = useState<readonly QueuedPicture[]>([]);

  const add = (files: readonly File[]) => setPictures((now) => [...now, ...files.map(queuePicture)]);
  const remove = (key: number) => setPictures((now) => now.filter((picture) => picture.key !== key));
  const update = (key: number, changes: Partial<QueuedPicture>) =>
    setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));

  /** Returns whether the picture was added. */
  async function upload({ key, file, texts }: QueuedPicture): Promise<boolean> {
    update(key, { state: 'uploading', share: 0, problem: undefined, errors: {} });
    const prepared = await preparePicture(file);
    if ('problem' in prepared) {
      update(key, { state: 'unusable', problem: prepared.problem });
      return false;
    }
    const api = uploadApi((share) => update(key, { share }));
    const result = await submitForm(galleryForms.add, api, toForm(prepared.file, texts));
    if (result.kind === 'saved') {
      remove(key);
      onAdded(result.saved);
      return true;
    }
    const errors = result.kind === 'invalid' ? result.errors : {};
    const problem = isFailure(result) ? `${galleryMessages.uploadFailure} ${adviceFor(result)}` : errors.image;
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
    /** Leaving the page would lose something. */
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

/** Makes the form data that the sheet for one item submits. */
function toForm(image: File, texts: ItemTexts) {
  const form = new FormData();
  form.set('image', image);
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
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

import { Button } from '#web/admin/button.tsx';
import './queue.css';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { PicturePreview } from '#web/admin/pictures/picture-preview.tsx';
import { formatProblem, preparePicture } from '#web/admin/pictures/prepare-picture.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { submitForm } from '#web/forms/define-form.ts';
import { FieldError } from '#web/forms/field.tsx';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/gallery.ts';
import { chosenPicture } from '#words/admin/pictures.ts';
import {
  galleryForms,
  type ItemTexts,
  type NewItemField,
  noTexts,
  TextFields,
  UploadProgress,
} from '../gallery-forms.tsx';
import { titleFromFileName } from './title-from-file-name.ts';

/** Several pictures are chosen or dropped, described, and uploaded together. */
export function PictureQueue({ pictures, add, remove, type, uploadAll, uploadOne }: ReturnType<typeof useQueue>) {
  const id = useId();
  const heading = useHeadingFocus(pictures.length);
  return (
    <section className="picture-queue" aria-labelledby={id} data-filled={pictures.length > 0}>
      <div className="queue-head row cluster spread">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.severalPictures}
        </h2>
        <ChoosePictures onChoose={add} />
      </div>
      {pictures.length > 0 && (
        <>
          <ul className="queue-rows">
            {pictures.map((picture) => (
              <QueueRow
                key={picture.key}
                picture={picture}
                onType={(texts) => type(picture.key, texts)}
                onRemove={() => remove(picture.key)}
                onRetry={() => {
                  heading.current?.focus();
                  void uploadOne(picture);
                }}
              />
            ))}
          </ul>
          <QueueFoot pictures={pictures} onUpload={uploadAll} />
        </>
      )}
    </section>
  );
}

/** Focuses the heading when the row that had the focus was removed. */
function useHeadingFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isLost) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

interface QueueRowProps {
  picture: QueuedPicture;
  onType: (texts: ItemTexts) => void;
  onRemove: () => void;
  onRetry: () => void;
}

function QueueRow({ picture, onType, onRemove, onRetry }: QueueRowProps) {
  const { key, file, texts, state, share, problem, errors } = picture;
  return (
    <li className="queue-row grid" data-state={state}>
      {state === 'unusable' ? (
        <span className="queue-no-preview">
          <Icon name="image" />
        </span>
      ) : (
        <PicturePreview file={file} label={chosenPicture(file.name)} />
      )}
      {/* The texts are sent with the picture, so they cannot be changed during the upload. */}
      <fieldset className="queue-fields" disabled={state === 'uploading'}>
        <legend dir="auto">{file.name}</legend>
        <FieldError id={`queued-${key}`} message={problem} />
        {state !== 'unusable' && (
          <TextFields
            prefix={`queued-${key}`}
            texts={texts}
            errors={errors}
            onChange={(changes) => onType({ ...texts, ...changes })}
          />
        )}
      </fieldset>
      <div className="queue-actions">
        {state === 'uploading' && <UploadProgress share={share} name={file.name} />}
        {state === 'failed' && (
          <Button onClick={onRetry}>
            {words.tryAgain}
            <span className="visually-hidden"> {words.toUpload(file.name)}</span>
          </Button>
        )}
        {state !== 'uploading' && (
          <button type="button" className="icon-button" aria-label={words.leaveOut(file.name)} onClick={onRemove}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

function QueueFoot({ pictures, onUpload }: { pictures: readonly QueuedPicture[]; onUpload: () => void }) {
  const sendable = pictures.filter(isSendable).length;
  const uploading = pictures.filter(({ state }) => state === 'uploading').length;
  if (sendable + uploading === 0) return null;
  return (
    <div className="queue-foot row cluster spread">
      <p role="status" className="note num">
        {uploading > 0 && words.stillToUpload(uploading)}
      </p>
      <Button look="primary" isBusy={sendable === 0} onClick={() => sendable > 0 && onUpload()}>
        {labelOf(sendable)}
      </Button>
    </div>
  );
}

function labelOf(sendable: number) {
  return sendable === 0 ? words.uploading : words.upload(sendable);
}

function ChoosePictures({ onChoose }: { onChoose: (files: File[]) => void }) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // so that the same file can be chosen again
  };
  return (
    <p className="queue-choice row note">
      <Icon name="image" />
      <span>
        <Sentence words={words.dropPictures} fields={{ choose: <label htmlFor={id}>{words.chooseThem}</label> }} />
      </span>
      <input className="cover" id={id} type="file" accept="image/*" multiple onChange={choose} />
    </p>
  );
}

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
    if (added > 1) toasts.success(words.addedSeveral(added));
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

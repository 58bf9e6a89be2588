import './queue.css';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { PicturePreview } from '#web/admin/pictures/picture-preview.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type ItemTexts, TextFields } from '../gallery-forms.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import { isSendable, type QueuedPicture, type useQueue } from './use-queue.ts';

/** Several pictures are chosen or dropped, described, and uploaded together. */
export function PictureQueue({ pictures, add, remove, type, uploadAll, uploadOne }: ReturnType<typeof useQueue>) {
  const id = useId();
  const heading = useHeadingFocus(pictures.length);
  return (
    <section className="picture-queue" aria-labelledby={id} data-filled={pictures.length > 0}>
      <div className="queue-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          Several pictures at once
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
    <li className="queue-row" data-state={state}>
      {state === 'unusable' ? <NoPreview /> : <PicturePreview file={file} label={`Chosen picture: ${file.name}`} />}
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
          <button type="button" className="button button-secondary button-small" onClick={onRetry}>
            Try again<span className="visually-hidden"> to upload {file.name}</span>
          </button>
        )}
        {state !== 'uploading' && (
          <button type="button" className="icon-button" aria-label={`Leave out ${file.name}`} onClick={onRemove}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}

function NoPreview() {
  return (
    <span className="queue-no-preview">
      <Icon name="image" />
    </span>
  );
}

function QueueFoot({ pictures, onUpload }: { pictures: readonly QueuedPicture[]; onUpload: () => void }) {
  const sendable = pictures.filter(isSendable).length;
  const uploading = pictures.filter(({ state }) => state === 'uploading').length;
  if (sendable + uploading === 0) return null;
  return (
    <div className="queue-foot">
      <p role="status" className="num">
        {uploading > 0 && `${uploading} still to upload`}
      </p>
      <button
        type="button"
        className="button button-primary button-small"
        aria-disabled={sendable === 0}
        onClick={() => sendable > 0 && onUpload()}
      >
        {sendable === 0 && <Working />}
        {labelOf(sendable)}
      </button>
    </div>
  );
}

function labelOf(sendable: number) {
  if (sendable === 0) return 'Uploading';
  return sendable === 1 ? 'Upload this picture' : `Upload ${sendable} pictures`;
}

function ChoosePictures({ onChoose }: { onChoose: (files: File[]) => void }) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // so that the same file can be chosen again
  };
  return (
    <p className="queue-choice">
      <Icon name="image" />
      <span>
        Drop pictures anywhere on this page, or <label htmlFor={id}>choose them</label>
      </span>
      <input id={id} type="file" accept="image/*" multiple onChange={choose} />
    </p>
  );
}

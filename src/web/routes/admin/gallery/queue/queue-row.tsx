import { PicturePreview } from '#web/admin/pictures/picture-preview.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ItemTexts } from '../item-texts.ts';
import { TextFields } from '../text-fields.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import type { QueuedPicture } from './queued-picture.ts';

interface QueueRowProps {
  picture: QueuedPicture;
  onType: (texts: ItemTexts) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function QueueRow({ picture, onType, onRemove, onRetry }: QueueRowProps) {
  const { key, file, texts, state, share, problem, errors } = picture;
  return (
    <li className="queue-row" data-state={state}>
      {state === 'unusable' ? <NoPreview /> : <PicturePreview file={file} label={`Chosen picture: ${file.name}`} />}
      {/* What is on its way is not changed any more. */}
      <fieldset className="queue-fields" disabled={state === 'uploading'}>
        <legend>{file.name}</legend>
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

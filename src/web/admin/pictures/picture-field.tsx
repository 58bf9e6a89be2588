import './picture-field.css';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { pictureProblem } from './check-picture.ts';
import { PicturePreview } from './picture-preview.tsx';
import { useDrop } from './use-drop.ts';

interface PictureFieldProps {
  id: string;
  /** Sends the file with the form around it, whose `encType` is multipart then. */
  name?: string;
  label: string;
  optional?: boolean;
  /** Address of the stored picture, when there is one. */
  current?: string | undefined;
  currentAlt?: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** What the server said of it. */
  error?: string | undefined;
}

/** One picture: chosen with the file dialog or dropped, looked at before it is sent. */
export function PictureField({
  id,
  name,
  label,
  optional = false,
  current,
  currentAlt = 'As it is on the site now',
  file,
  onChange,
  error,
}: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => putInto(input.current, file), [file]);
  const choose = (chosen: File | undefined) => {
    const found = chosen && pictureProblem(chosen);
    setProblem(found);
    if (found) putInto(input.current, file);
    else onChange(chosen);
  };
  const { isOver, handlers } = useDrop(([dropped]) => choose(dropped));
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      error={problem ?? error}
      hint="JPEG, PNG, WebP, AVIF or GIF, at most 10 MB."
    >
      {(control) => (
        <div className="picture-field" data-over={isOver} {...handlers}>
          {file ? (
            <PicturePreview file={file} label={`Chosen picture: ${file.name}`} />
          ) : (
            current && (
              <Picture
                className="picture-preview"
                src={current}
                alt={currentAlt}
                sizes="(min-width: 36em) 12rem, 100vw"
              />
            )
          )}
          <div className="picture-field-choice">
            {/* The browser's own button, whose words are in the language of the browser, lies invisible over ours. */}
            <span className="file-button">
              <input
                {...control}
                ref={input}
                type="file"
                name={name}
                accept="image/*"
                onChange={(event) => choose(event.target.files?.[0])}
              />
              <span className="button button-secondary button-small" aria-hidden="true">
                <Icon name="image" />
                {file || current ? 'Choose another picture' : 'Choose a picture'}
              </span>
            </span>
            <p className="soft">{file ? file.name : 'Or drop one here.'}</p>
            {file && (
              <button type="button" className="button button-quiet button-small" onClick={() => onChange(undefined)}>
                {current ? 'Keep the picture as it is' : 'Remove picture'}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** The input holds what is shown, and so sends it: also a file that was dropped, and none that was refused. */
function putInto(input: HTMLInputElement | null, file: File | undefined) {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}

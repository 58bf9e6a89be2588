import './picture-field.css';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FileButton } from '#web/admin/file-button.tsx';
import { Field } from '#web/forms/field.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/admin/pictures.ts';
import { PicturePreview } from './picture-preview.tsx';
import { preparePicture } from './prepare-picture.ts';
import { useFiles } from './use-files.ts';

interface PictureFieldProps {
  id: string;
  /** Sends the file with the form around it, whose `encType` is multipart then. */
  name?: string;
  label: string;
  optional?: boolean;
  /** Address of the stored picture, when there is one. */
  current?: string | undefined;
  currentAlt?: string;
  /** Shows the stored picture in another way. */
  preview?: ReactNode;
  /** Says what kind of picture it should be. */
  hint?: string;
  file: File | undefined;
  /** One that was dropped or pasted elsewhere: it counts as chosen here. */
  offered?: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Error that the server reported for it. */
  error?: string | undefined;
}

/** One picture: chosen with the file dialog, dropped or pasted, looked at before it is sent. Large photos are made smaller. */
export function PictureField({
  id,
  name,
  label,
  optional = false,
  current,
  currentAlt = words.asOnTheSite,
  preview,
  hint = words.hint,
  file,
  offered,
  onChange,
  error,
}: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  useLayoutEffect(() => putInto(input.current, file), [file]);
  useHeldSubmit(input, latest, preparing !== undefined);
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen;
    setProblem(undefined);
    setPreparing(chosen);
    const prepared = chosen && (await preparePicture(chosen));
    if (latest.current !== chosen) return; // another one was chosen meanwhile
    setPreparing(undefined);
    if (prepared && 'problem' in prepared) {
      latest.current = undefined;
      setProblem(prepared.problem);
      putInto(input.current, file);
    } else {
      onChange(prepared?.file);
    }
  };
  const { isOver, handlers } = useFiles(([given]) => void choose(given));
  const takeOffered = useEffectEvent((given: File) => void choose(given));
  useEffect(() => {
    if (offered) takeOffered(offered);
  }, [offered]);
  return (
    <Field id={id} label={label} optional={optional} error={problem ?? error} hint={hint}>
      {(control) => (
        <div className="picture-field stack" data-over={isOver} {...handlers}>
          {file ? (
            <PicturePreview file={file} label={words.chosenPicture(file.name)} />
          ) : (
            current &&
            (preview ?? (
              <Picture
                className="picture-preview"
                src={current}
                alt={currentAlt}
                sizes="(min-width: 36em) 12rem, 100vw"
              />
            ))
          )}
          <div className="picture-field-choice">
            <FileButton
              {...control}
              ref={input}
              icon="image"
              name={name}
              accept="image/*"
              onChange={(event) => void choose(event.target.files?.[0])}
            >
              {file || current ? words.chooseAnotherPicture : words.chooseAPicture}
            </FileButton>
            <p className="row soft" role="status">
              {preparing && <Working says={words.preparingThePicture} />}
              {file ? <bdi>{file.name}</bdi> : words.dropOrPaste}
            </p>
            {file && (
              <button type="button" className="button button-quiet button-small" onClick={() => void choose(undefined)}>
                {current ? words.keepPicture : words.removePicture}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** A form that is sent while its picture is made smaller waits for it, and is not sent if the picture was refused. */
function useHeldSubmit(
  input: RefObject<HTMLInputElement | null>,
  latest: RefObject<File | undefined>,
  isHeld: boolean,
) {
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isHeld) return;
    let held: SubmitEvent | undefined;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = event;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what became of the file by then is what counts
      if (held && latest.current) sendAgain(form, held.submitter as HTMLButtonElement | null);
    };
  }, [input, latest, isHeld]);
}

/** Submits by the same button, whose name and value are sent too, if it still belongs to the form. */
function sendAgain(form: HTMLFormElement, submitter: HTMLButtonElement | null) {
  form.requestSubmit(submitter?.form === form ? submitter : null);
}

/** The input holds what is shown, and so sends it: also a file that was dropped, and none that was refused. */
function putInto(input: HTMLInputElement | null, file: File | undefined) {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}

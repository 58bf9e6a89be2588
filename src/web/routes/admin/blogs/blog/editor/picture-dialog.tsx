import type { Editor } from '@tiptap/react';
import type { SubmitEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { Field } from '#web/forms/field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { usePicture } from './use-picture.ts';

interface PictureDialogProps {
  editor: Editor;
  /** One that was dropped or pasted. */
  file?: File | undefined;
  /** Closes it and goes back to the text. */
  onDone: () => void;
  onClose: () => void;
}

/** Uploads a picture and puts it into the text, or changes what is said of the one that is chosen there. */
export function PictureDialog({ editor, file, onDone, onClose }: PictureDialogProps) {
  const picture = usePicture(editor, file, onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void picture.insert();
  };
  return (
    <EditorDialog
      heading={picture.current ? 'Change the picture' : 'Add a picture'}
      confirm={picture.current ? 'Change picture' : 'Add picture'}
      isWorking={picture.isUploading}
      onSubmit={submit}
      onClose={onClose}
    >
      {picture.advice && (
        <div className="blog-notice">
          <Alert tone="failure" title="The picture could not be uploaded.">
            <p>{picture.advice}</p>
          </Alert>
        </div>
      )}
      <PictureField
        id="text-picture"
        label="Picture"
        current={picture.current}
        file={picture.file}
        onChange={picture.choose}
        error={picture.errors.image}
      />
      <Field
        id="text-picture-alt"
        label="What it shows"
        hint="For people who do not see it, such as: A woman lifts her arm to the side."
        error={picture.errors.alt}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            required
            maxLength={limits.title}
            autoComplete="off"
            value={picture.alt}
            onChange={(event) => picture.describe(event.target.value)}
          />
        )}
      </Field>
      <p className="visually-hidden" role="alert">
        {Object.values(picture.errors).join(' ')}
      </p>
    </EditorDialog>
  );
}

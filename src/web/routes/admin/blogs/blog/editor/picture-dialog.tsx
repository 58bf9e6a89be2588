import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { firstCharacters } from '#contract/first-characters.ts';
import { limits } from '#contract/limits.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormFailure, FormParts, SubmitButton, useForm } from '#web/forms/form.tsx';
import type { TextPicture } from '../use-blog-form.ts';
import { apartFromBlog, EditorDialog } from './editor-dialog.tsx';

interface PictureDialogProps {
  editor: Editor;
  /** A picture that was dropped or pasted. */
  file?: File | undefined;
  /** Closes the dialog and focuses the text. */
  onDone: () => void;
  onClose: () => void;
}

/** Uploads a picture and inserts it, or replaces the selected picture or its description. */
export function PictureDialog({ editor, file: dropped, onDone, onClose }: PictureDialogProps) {
  const [current] = useState(() => (dropped ? undefined : chosenIn(editor)));
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(current?.alt ?? '');
  const form = useForm<Partial<TextPicture>, 'image' | 'alt'>({
    id: 'text-picture',
    intent: 'textPicture',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      onDone();
      editor
        .chain()
        .insertContent({ type: 'picture', attrs: { ...current, ...result.saved } })
        .run();
    },
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    form.correct('image');
  };
  return (
    <FormParts value={form}>
      <EditorDialog
        heading={current ? 'Change the picture' : 'Add a picture'}
        buttons={
          <SubmitButton className="button button-pine">{current ? 'Change picture' : 'Add picture'}</SubmitButton>
        }
        onClose={onClose}
      >
        <Form form={form} encType="multipart/form-data" {...apartFromBlog}>
          <input type="hidden" name="current" value={current?.src ?? ''} />
          {form.failure && (
            <div className="blog-notice">
              <FormFailure title="The picture could not be uploaded." />
            </div>
          )}
          <PictureField
            id={form.idOf('image')}
            name="image"
            label="Picture"
            current={current?.src}
            file={file}
            offered={dropped}
            onChange={choose}
            error={form.errors.image}
          />
          <TextField
            name="alt"
            label="What it shows"
            hint="For people who cannot see it, like: A woman lifts her arm to the side."
            value={alt}
            onChange={(event) => setAlt(firstCharacters(event.target.value, limits.title))}
          />
          <p className="visually-hidden" role="alert">
            {Object.values(form.errors).join(' ')}
          </p>
        </Form>
      </EditorDialog>
    </FormParts>
  );
}

function chosenIn(editor: Editor) {
  return editor.isActive('picture') ? (editor.getAttributes('picture') as TextPicture) : undefined;
}

import type { Editor } from '@tiptap/react';
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { firstCharacters } from '#contract/plain/first-characters.ts';
import { limits } from '#contract/plain/limits.ts';
import { Announced } from '#web/admin/announced.tsx';
import { Button } from '#web/admin/button.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormFailure, FormParts, SubmitButton, useForm } from '#web/forms/form.tsx';
import * as words from '#words/admin/editor.ts';
import { readLinkAddress } from './link-address.ts';
import type { TextPicture } from './text-picture.ts';

interface EditorDialogProps {
  heading: string;
  /** The submit button and any secondary ones; Cancel is added. */
  buttons: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the editor. It is rendered outside the blog's form, since forms cannot be nested. */
function EditorDialog({ buttons, ...props }: EditorDialogProps) {
  const all = (
    <>
      {buttons}
      <CancelButton onClick={props.onClose} />
    </>
  );
  return createPortal(<TitledDialog {...props} buttons={all} />, document.body);
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Handlers for the form in such a dialog: in React, its events would bubble through the portal to the blog's form. */
const apartFromBlog = { onSubmit: stop, onChange: stop };

interface PictureDialogProps {
  editor: Editor;
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
        heading={current ? words.changeThePicture : words.addAPicture}
        buttons={
          <SubmitButton className="button button-pine">{current ? words.changePicture : words.addPicture}</SubmitButton>
        }
        onClose={onClose}
      >
        <Form form={form} encType="multipart/form-data" {...apartFromBlog}>
          <input type="hidden" name="current" value={current?.src ?? ''} />
          {form.failure && (
            <div className="blog-notice">
              <FormFailure title={words.uploadFailure} />
            </div>
          )}
          <PictureField
            id={form.idOf('image')}
            name="image"
            label={words.picture}
            current={current?.src}
            file={file}
            offered={dropped}
            onChange={choose}
            error={form.errors.image}
          />
          <TextField
            name="alt"
            label={words.whatItShows}
            hint={words.whatItShowsHint}
            value={alt}
            onChange={(event) => setAlt(firstCharacters(event.target.value, limits.title))}
          />
          <Announced role="alert">{Object.values(form.errors).join(' ')}</Announced>
        </Form>
      </EditorDialog>
    </FormParts>
  );
}

function chosenIn(editor: Editor) {
  return editor.isActive('picture') ? (editor.getAttributes('picture') as TextPicture) : undefined;
}

const problemSentence =
  'Please enter an address like https://example.com, an e-mail address, tel: and a phone number, or a page of this site like /appointment.';

interface LinkDialogProps {
  editor: Editor;
  /** Closes the dialog and focuses the text. */
  onDone: () => void;
  onClose: () => void;
}

/** Adds, changes or removes the link of the selected words. */
export function LinkDialog({ editor, onDone, onClose }: LinkDialogProps) {
  const formId = useId();
  const current = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(current);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apartFromBlog.onSubmit(event);
    const href = readLinkAddress(address);
    if (!href) return setProblem(problemSentence);
    onDone();
    setLink(editor, href);
  };
  const remove = () => {
    onDone();
    editor.chain().extendMarkRange('link').unsetLink().run();
  };
  return (
    <EditorDialog
      heading={current ? words.changeTheLink : words.addALink}
      buttons={
        <>
          <Button look="pine" isLarge type="submit" form={formId}>
            {current ? words.changeLink : words.addLink}
          </Button>
          {current && (
            <Button look="quiet" isLarge onClick={remove}>
              {words.removeLink}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate {...apartFromBlog} onSubmit={submit}>
        <InputField
          id="link-address"
          label={words.address}
          hint={words.addressHint}
          error={problem}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Announced role="alert">{problem}</Announced>
      </form>
    </EditorDialog>
  );
}

/** If nothing is selected, inserts the address as the text. */
function setLink(editor: Editor, href: string) {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({
        type: 'text',
        text: href.replace(/^(mailto|tel):/, ''),
        marks: [{ type: 'link', attrs: { href } }],
      })
      .run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

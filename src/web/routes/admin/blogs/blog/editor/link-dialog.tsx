import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useId, useState } from 'react';
import { Field } from '#web/forms/field.tsx';
import { apartFromBlog, EditorDialog } from './editor-dialog.tsx';
import { readLinkAddress } from './link-address.ts';

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
      heading={current ? 'Change the link' : 'Add a link'}
      buttons={
        <>
          <button type="submit" form={formId} className="button button-pine">
            {current ? 'Change link' : 'Add link'}
          </button>
          {current && (
            <button type="button" className="button button-quiet" onClick={remove}>
              Remove link
            </button>
          )}
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate {...apartFromBlog} onSubmit={submit}>
        <Field id="link-address" label="Address" hint="Where the link leads." error={problem}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <p className="visually-hidden" role="alert">
          {problem}
        </p>
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

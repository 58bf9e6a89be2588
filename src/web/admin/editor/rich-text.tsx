import './editor.css';
import '#web/article/article-text.css';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { FieldError, hintId } from '#web/forms/field.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/editor.ts';
import { cleanPaste, describeLeftOut } from './clean-paste.ts';
import { LinkDialog, PictureDialog } from './picture-dialog.tsx';
import { extensions, Picture, readContent } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps extends Pick<Blog, 'content' | 'content_format'> {
  id: string;
  error: string | undefined;
  hasPictures?: boolean;
  /** Below the usual advice. */
  hint?: string;
  /** Called with HTML; empty if the text is empty. */
  onChange: (content: string) => void;
}

/** The editor for a formatted text. It reads `content` only once, when it mounts. */
export function RichText({ id, content, content_format, error, hasPictures = false, hint, onChange }: RichTextProps) {
  const [open, setOpen] = useState<OpenDialog | 'done'>();
  const editor = useTextEditor({
    id,
    content,
    content_format,
    error,
    onChange,
    hasPictures,
    onPicture: (file) => setOpen({ kind: 'picture', file }),
  });
  const close = () => setOpen(undefined);
  const finish = () => setOpen('done');
  // A dialog that closes returns the focus to the toolbar; only then can the text take it.
  useLayoutEffect(() => {
    if (open === 'done') editor.view.focus();
  }, [open, editor]);
  const dialog = open === 'done' ? undefined : open;
  const labelId = `${id}-label`;
  return (
    <div className="field">
      {/* A label element can only name a form control. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as with a label */}
      <span id={labelId} className="field-label" onClick={() => editor.commands.focus()}>
        {words.content}
      </span>
      <p className="hint" id={hintId(id)}>
        {words.contentHint} {hint}
      </p>
      <div className="editor" data-invalid={Boolean(error)}>
        <Toolbar
          editor={editor}
          controls={id}
          onLink={() => setOpen({ kind: 'link' })}
          onPicture={hasPictures && (() => setOpen({ kind: 'picture' }))}
        />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={id} message={error} />
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onDone={finish} onClose={close} />}
      {dialog?.kind === 'picture' && (
        <PictureDialog editor={editor} file={dialog.file} onDone={finish} onClose={close} />
      )}
    </div>
  );
}

type OpenDialog = { kind: 'link' } | { kind: 'picture'; file?: File | undefined };

interface TextEditorOptions extends RichTextProps {
  onPicture: (file: File) => void;
}

function useTextEditor(options: TextEditorOptions): Editor {
  const { id, content, content_format, error, hasPictures, onChange, onPicture } = options;
  const [first] = useState(() => readContent({ content, content_format }));
  const last = useRef<string>(undefined);
  const toasts = useToasts();
  const takeFile = (files: FileList | undefined, event: Event) => {
    // The dialog reports unusable files; the type alone does not tell, a HEIC photo often has none.
    const [file] = files ?? [];
    if (!file) return false;
    event.preventDefault();
    if (hasPictures) onPicture(file);
    else toasts.failure(words.withoutPictures);
    return true;
  };
  return useEditor({
    extensions: hasPictures ? [...extensions, Picture] : extensions,
    content: first,
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(id, error),
      transformPastedHTML: (pasted) => {
        const { html, leftOut } = cleanPaste(pasted);
        if (leftOut.length > 0) toasts.failure(describeLeftOut(leftOut));
        return html;
      },
      scrollThreshold: barsAround,
      scrollMargin: barsAround,
      handleDrop: (_view, event) => takeFile(event.dataTransfer?.files, event),
      // Word also puts a picture of the text on the clipboard.
      handlePaste: (_view, event) =>
        event.clipboardData?.types.includes('text/html') ? false : takeFile(event.clipboardData?.files, event),
    },
    onCreate: ({ editor }) => {
      last.current = htmlOf(editor);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      if (html !== last.current) onChange(html);
      last.current = html;
    },
  });
}

/** Space that the toolbar above and the save bar below cover, in px. */
const barsAround = { top: 80, right: 0, bottom: 120, left: 0 };

function attributesOf(id: string, error: string | undefined) {
  return {
    id,
    class: 'article-text editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error ? `${hintId(id)} ${id}-error` : hintId(id),
    'aria-invalid': String(Boolean(error)),
    'aria-required': 'true',
  };
}

/** HTML of the text, without the empty paragraph that the editor adds at the end. */
function htmlOf(editor: Editor) {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');
}

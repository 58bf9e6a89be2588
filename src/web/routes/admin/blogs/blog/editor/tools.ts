import type { Editor } from '@tiptap/react';
import type { IconName } from '#web/ui/desk-icon-paths.ts';

export interface Tool {
  label: string;
  icon: IconName;
  /** As it is announced and shown. */
  keys?: string;
  /** For what is either on or off at the cursor. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** What needs no dialog, in the order and the groups of the toolbar. */
export const tools: Record<'headings' | 'letters' | 'blocks' | 'history', readonly Tool[]> = {
  headings: [
    {
      label: 'Heading',
      icon: 'headingLarge',
      keys: 'Ctrl+Alt+2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Smaller heading',
      icon: 'headingSmall',
      keys: 'Ctrl+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  letters: [
    {
      label: 'Bold',
      icon: 'bold',
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      icon: 'italic',
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  blocks: [
    {
      label: 'List with dots',
      icon: 'listBullets',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'List with numbers',
      icon: 'listNumbers',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      icon: 'quote',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  history: [
    {
      label: 'Undo',
      icon: 'undo',
      keys: 'Ctrl+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Redo',
      icon: 'redo',
      keys: 'Ctrl+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
};

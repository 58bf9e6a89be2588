import type { ChainedCommands, Editor } from '@tiptap/react';
import type { IconName } from '#web/ui/admin-icon-paths.ts';

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
      run: change((chain) => chain.toggleHeading({ level: 2 })),
    },
    {
      label: 'Smaller heading',
      icon: 'headingSmall',
      keys: 'Ctrl+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: change((chain) => chain.toggleHeading({ level: 3 })),
    },
  ],
  letters: [
    {
      label: 'Bold',
      icon: 'bold',
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: change((chain) => chain.toggleBold()),
    },
    {
      label: 'Italic',
      icon: 'italic',
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: change((chain) => chain.toggleItalic()),
    },
  ],
  blocks: [
    {
      label: 'List with dots',
      icon: 'listBullets',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: change((chain) => chain.toggleBulletList()),
    },
    {
      label: 'List with numbers',
      icon: 'listNumbers',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: change((chain) => chain.toggleOrderedList()),
    },
    {
      label: 'Quote',
      icon: 'quote',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: change((chain) => chain.toggleBlockquote()),
    },
  ],
  history: [
    {
      label: 'Undo',
      icon: 'undo',
      keys: 'Ctrl+Z',
      isPossible: (editor) => editor.can().undo(),
      run: change((chain) => chain.undo()),
    },
    {
      label: 'Redo',
      icon: 'redo',
      keys: 'Ctrl+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: change((chain) => chain.redo()),
    },
  ],
};

/** The text has the focus at once, not a frame later as with TipTap's own command: what is typed right after a click counts. */
function change(edit: (chain: ChainedCommands) => ChainedCommands): Tool['run'] {
  return (editor) => {
    edit(editor.chain()).scrollIntoView().run();
    editor.view.focus();
  };
}

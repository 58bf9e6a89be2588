import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, Fragment, type KeyboardEvent, useRef } from 'react';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface ToolbarProps {
  editor: Editor;
  /** Id of the text that the toolbar controls. */
  controls: string;
  onLink: () => void;
  /** Without pictures, false. */
  onPicture: (() => void) | false;
}

/** A single tab stop; the arrow keys move between the buttons. */
export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const { toolbar, ...roving } = useRovingFocus();
  const { headings, letters, blocks, history } = tools;
  const groups = [headings, letters, blocks, insertions({ onLink, onPicture }), history];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      groups.map((group) =>
        group.map(({ isOn, isPossible }) => ({ isOn: isOn?.(now), isPossible: isPossible?.(now) ?? true })),
      ),
  });
  return (
    <div
      ref={toolbar}
      className="editor-toolbar cluster"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      {...roving}
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && <span className="editor-gap" aria-hidden="true" />}
          {group.map((tool, place) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              isFirst={index + place === 0}
              editor={editor}
              {...states[index]?.[place]}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function insertions({ onLink, onPicture }: Pick<ToolbarProps, 'onLink' | 'onPicture'>): Tool[] {
  return [
    { label: 'Link', icon: 'link', isOn: (editor) => editor.isActive('link'), run: onLink },
    ...(onPicture
      ? [
          {
            label: 'Picture',
            icon: 'image',
            isOn: (editor: Editor) => editor.isActive('picture'),
            run: onPicture,
          } as const,
        ]
      : []),
  ];
}

interface ToolButtonProps {
  tool: Tool;
  isFirst: boolean;
  editor: Editor;
  isOn?: boolean | undefined;
  isPossible?: boolean;
}

function ToolButton({ tool: { label, icon, keys, run }, isFirst, editor, isOn, isPossible = true }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button tool"
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-disabled={!isPossible}
      title={keys ? `${label} (${keys})` : label}
      onClick={() => isPossible && run(editor)}
    >
      <Icon name={icon} />
    </button>
  );
}

interface Tool {
  label: string;
  icon: IconName;
  /** The shortcut, as it is shown. */
  keys?: string;
  /** For formats that are on or off at the cursor. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** Tools without a dialog, grouped as in the toolbar. */
const tools: Record<'headings' | 'letters' | 'blocks' | 'history', readonly Tool[]> = {
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

/** TipTap's focus command focuses the text a frame later, which would lose what is typed right after a click. */
function change(edit: (chain: ChainedCommands) => ChainedCommands): Tool['run'] {
  return (editor) => {
    edit(editor.chain()).scrollIntoView().run();
    editor.view.focus();
  };
}

/** Roving tabindex: Tab reaches the button used last; the arrow keys, Home and End reach the others. */
function useRovingFocus() {
  const toolbar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const place = all.findIndex((button) => button === document.activeElement);
    const next = placeFor(event.key, place, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  // Set on the elements, since the attribute depends on the focus, which is not part of React's state.
  const onFocus = (event: FocusEvent) => {
    for (const button of buttons()) button.tabIndex = button === event.target ? 0 : -1;
  };
  return { toolbar, onKeyDown, onFocus };
}

function placeFor(key: string, place: number, count: number) {
  switch (key) {
    case 'ArrowRight':
      return place + 1;
    case 'ArrowLeft':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, Fragment, type KeyboardEvent, useRef } from 'react';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/editor.ts';

interface ToolbarProps {
  editor: Editor;
  controls: string;
  onLink: () => void;
  /** Opens the picture dialog; false in a text without pictures. */
  onPicture: (() => void) | false;
}

/** A single tab stop; the arrow keys move between the buttons. */
export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const { toolbar, ...roving } = useRovingFocus();
  const insertions: Tool[] = [
    { label: words.link, icon: 'link', format: ['link'], run: onLink },
    ...(onPicture ? [{ label: words.picture, icon: 'image', format: ['picture'], run: onPicture } satisfies Tool] : []),
  ];
  const groups = [headings, letters, blocks, insertions, history];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      groups.map((group) =>
        group.map(({ format, isPossible }) => ({
          isOn: format && now.isActive(...format),
          isPossible: isPossible?.(now) ?? true,
        })),
      ),
  });
  return (
    <div
      ref={toolbar}
      className="editor-toolbar cluster"
      role="toolbar"
      aria-label={words.formatting}
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
  /** Format that is on or off at the cursor, with its attributes. */
  format?: [name: string, attributes?: object];
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3) => change((chain) => chain.toggleHeading({ level }));

/** Tools without a dialog, grouped as in the toolbar. */
const headings: readonly Tool[] = [
  {
    label: words.heading,
    icon: 'headingLarge',
    keys: 'Ctrl+Alt+2',
    format: ['heading', { level: 2 }],
    run: heading(2),
  },
  {
    label: words.smallerHeading,
    icon: 'headingSmall',
    keys: 'Ctrl+Alt+3',
    format: ['heading', { level: 3 }],
    run: heading(3),
  },
];

const letters: readonly Tool[] = [
  { label: words.bold, icon: 'bold', keys: 'Ctrl+B', format: ['bold'], run: change((chain) => chain.toggleBold()) },
  {
    label: words.italic,
    icon: 'italic',
    keys: 'Ctrl+I',
    format: ['italic'],
    run: change((chain) => chain.toggleItalic()),
  },
];

const blocks: readonly Tool[] = [
  {
    label: words.listWithDots,
    icon: 'listBullets',
    keys: 'Ctrl+Shift+8',
    format: ['bulletList'],
    run: change((chain) => chain.toggleBulletList()),
  },
  {
    label: words.listWithNumbers,
    icon: 'listNumbers',
    keys: 'Ctrl+Shift+7',
    format: ['orderedList'],
    run: change((chain) => chain.toggleOrderedList()),
  },
  {
    label: words.quote,
    icon: 'quote',
    keys: 'Ctrl+Shift+B',
    format: ['blockquote'],
    run: change((chain) => chain.toggleBlockquote()),
  },
];

const history: readonly Tool[] = [
  {
    label: words.undo,
    icon: 'undo',
    keys: 'Ctrl+Z',
    isPossible: (editor) => editor.can().undo(),
    run: change((chain) => chain.undo()),
  },
  {
    label: words.redo,
    icon: 'redo',
    keys: 'Ctrl+Shift+Z',
    isPossible: (editor) => editor.can().redo(),
    run: change((chain) => chain.redo()),
  },
];

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
    const places: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = places[event.key];
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

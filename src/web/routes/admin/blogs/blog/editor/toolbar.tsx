import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { type Tool, tools } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface ToolbarProps {
  editor: Editor;
  /** Id of the text that it changes. */
  controls: string;
  onLink: () => void;
  onPicture: () => void;
}

/** One stop for the Tab key; the arrow keys go from button to button. */
export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const { toolbar, ...roving } = useRovingFocus();
  const { headings, letters, blocks, history } = tools;
  const groups = [headings, letters, blocks, insertions(onLink, onPicture), history];
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
      className="editor-toolbar"
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

function insertions(onLink: () => void, onPicture: () => void): Tool[] {
  return [
    { label: 'Link', icon: 'link', isOn: (editor) => editor.isActive('link'), run: onLink },
    { label: 'Picture', icon: 'image', isOn: (editor) => editor.isActive('picture'), run: onPicture },
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

import { type ComponentProps, lazy, Suspense } from 'react';
import { Working } from '#web/ui/feedback/working.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import * as words from '#words/admin/editor.ts';

/** The editor is large, so it is a script of its own that only pages with a formatted text load. */
const RichText = lazy(async () => {
  const part = await importPart('admin/editor/rich-text.tsx', () => import('./rich-text.tsx'));
  return { default: part.RichText };
});

export function TextEditor(props: ComponentProps<typeof RichText>) {
  return (
    <Suspense fallback={<EditorLoading />}>
      <RichText {...props} />
    </Suspense>
  );
}

function EditorLoading() {
  return (
    <div className="editor-loading centered">
      <Working says={words.openingTheEditor} />
    </div>
  );
}

import { useState } from 'react';
import type { Blog } from '#contract/blogs.ts';
import { GoneNotice } from '#web/admin/saving/gone-notice.tsx';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { valuesOf } from './blog-values.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { useBlogForm } from './use-blog-form.ts';

interface SaveTroubleProps {
  trouble: ReturnType<typeof useBlogForm>['trouble'];
  onTake: (theirs: Blog) => void;
  onSaveAsNew: () => void;
}

/** Why saving did not work, and what can be done. Nothing that was typed is lost by any of it. */
export function SaveTrouble({ trouble, onTake, onSaveAsNew }: SaveTroubleProps) {
  if (!trouble) return null;
  if (trouble.kind === 'stale') return <Stale theirs={trouble.theirs} onTake={onTake} />;
  if (trouble.kind === 'gone')
    return (
      <GoneNotice noun="blog">
        <p>What you typed is still here.</p>
        <button type="button" className="button button-secondary button-small" onClick={onSaveAsNew}>
          Save it as a new one
        </button>
      </GoneNotice>
    );
  return (
    <div className="blog-notice">
      <Alert tone="failure" title="This blog is not saved yet." takesFocus>
        <p>{trouble.advice} What you typed is still here.</p>
      </Alert>
    </div>
  );
}

function Stale({ theirs, onTake }: { theirs: Blog; onTake: (theirs: Blog) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <StaleNotice noun="blog" onTake={() => onTake(theirs)}>
        <button type="button" className="button button-secondary button-small" onClick={() => setShown(true)}>
          See theirs
        </button>
      </StaleNotice>
      {isShown && (
        <PreviewDialog
          heading="Their version"
          values={valuesOf(theirs)}
          current={theirs.image_url}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

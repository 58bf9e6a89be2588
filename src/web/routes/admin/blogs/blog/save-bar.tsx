import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';
import { formId } from './blog-form.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { useBlogForm } from './use-blog-form.ts';

type SaveBarProps = Pick<ReturnType<typeof useBlogForm>, 'blog' | 'values' | 'isUnsaved' | 'isSaving'>;

/** Stays in sight below the form. */
export function SaveBar({ blog, values, isUnsaved, isSaving }: SaveBarProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const isStillWorking = useStillWorking(isSaving);
  return (
    <>
      <div className="save-bar">
        <button type="submit" form={formId} className="button button-primary" aria-disabled={isSaving}>
          {isSaving ? <Working /> : <Icon name="check" />}
          {isSaving ? 'Saving' : labelOf(blog !== null)}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setPreviewed(true)}>
          <Icon name="eye" />
          Preview
        </button>
        {blog?.is_active === 1 && (
          <a
            className="button button-quiet"
            href={`/blog/${encodeURIComponent(blog.slug)}`}
            target="_blank"
            rel="noopener"
          >
            View<span className="visually-hidden"> it as visitors see it (opens in a new tab)</span>
          </a>
        )}
        <p role="status">
          {isStillWorking ? 'Still working. Please wait a moment.' : describe(isUnsaved, blog !== null)}
        </p>
      </div>
      {isPreviewed && (
        <PreviewDialog
          heading="Preview"
          values={values}
          current={blog?.image_url ?? null}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

function labelOf(isStored: boolean) {
  return isStored ? 'Save changes' : 'Add blog';
}

function describe(isUnsaved: boolean, isStored: boolean) {
  if (isUnsaved) return 'Not saved yet. This browser keeps a draft.';
  return isStored ? 'All changes are saved.' : '';
}

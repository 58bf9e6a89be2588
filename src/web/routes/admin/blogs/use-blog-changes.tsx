import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { type FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Publishes and deletes blogs from the list. */
export function useBlogChanges({ list, replace, remove, insert }: ReturnType<typeof useGrowingList<Blog>>) {
  const toasts = useToasts();
  const offerUndo = useUndo(blogMessages);
  const { revalidate } = useRevalidator();
  const [deleting, askToDelete] = useState<Blog>();
  const changing = useRef(new Set<number>());

  /** Reports the result and reloads the list: after a refusal it no longer shows what is stored. */
  function tell(result: FormResult, success: string, failure: string) {
    if (result.kind === 'saved') toasts.success(success);
    else toasts.failure(`${failure}${reasonOf(result)}`);
    void revalidate();
  }

  /** The switch moves at once, and moves back if the server refuses. */
  async function setPublished(blog: Blog, isPublished: boolean) {
    const { id, version } = blog;
    const after: Blog = isPublished
      ? { ...blog, is_active: 1, status: 'Published', publish_at: null }
      : { ...blog, is_active: 0, status: 'Draft', publish_at: null };
    const params = { id };
    // A second change has to wait: it starts from the version that the first one leaves.
    if (changing.current.has(id)) return;
    changing.current.add(id);
    replace(after);
    const result = await attempt(
      () => adminApi.blogs.setStatus({ params, body: { is_active: after.is_active } }, { ifMatch: version }),
      { load: () => adminApi.blogs.get({ params }) },
    );
    changing.current.delete(id);
    replace(result.kind === 'saved' ? result.saved : blog);
    if (isGone(result)) remove(id);
    tell(result, blogMessages.statusUpdated, blogMessages.statusFailure);
  }

  async function deleteIt({ id, version }: Blog) {
    const params = { id };
    const place = list.body.findIndex((other) => other.id === id);
    const result = await attempt<unknown>(() => adminApi.blogs.remove({ params }, { ifMatch: version }), {
      load: () => adminApi.blogs.get({ params }),
    });
    flushSync(() => {
      askToDelete(undefined);
      if (result.kind === 'saved' || isGone(result)) remove(id);
    });
    // The row that had the focus may have been removed.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
    if (result.kind !== 'saved') return tell(result, blogMessages.deleted, blogMessages.deleteFailure);
    offerUndo(
      () => adminApi.blogs.restore({ params }),
      (restored) => {
        insert(restored, place);
        void revalidate();
      },
    );
    void revalidate();
  }

  const question = deleting && (
    <ConfirmDialog
      question="Delete this blog?"
      confirm="Delete"
      onConfirm={() => deleteIt(deleting)}
      onCancel={() => askToDelete(undefined)}
    >
      <p>
        <strong dir="auto">{deleting.title}</strong>
      </p>
      <p>
        {deleting.is_active === 1 ? 'It leaves the website at once, and is' : 'It is'} deleted with its pictures. You
        can undo this for 30 seconds.
      </p>
    </ConfirmDialog>
  );
  return { setPublished, askToDelete, question };
}

function isGone(result: FormResult) {
  return result.kind === 'stale' && result.theirs === null;
}

function reasonOf(result: FormResult) {
  if (result.kind !== 'stale') return '';
  return isGone(result)
    ? ' Someone else has deleted this blog.'
    : ' Someone else has changed this blog in the meantime.';
}

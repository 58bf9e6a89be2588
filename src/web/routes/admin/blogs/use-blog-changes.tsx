import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { removeRow } from '#web/admin/list/opened-row.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { type FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Publishes and deletes blogs from the list. */
export function useBlogChanges(growing: ReturnType<typeof useOptimisticList<Blog>>) {
  const toasts = useToasts();
  const offerUndo = useUndo(blogMessages);
  const { revalidate } = useRevalidator();
  const [deleting, askToDelete] = useState<Blog>();

  /** Reports the result and reloads the list: after a refusal it no longer shows what is stored. */
  function tell(result: FormResult, success: string, failure: string) {
    if (result.kind === 'saved') toasts.success(success);
    else toasts.failure(`${failure}${reasonOf(result)}`);
    void revalidate();
  }

  async function setPublished(blog: Blog, isPublished: boolean) {
    const params = { id: blog.id };
    const after = isPublished
      ? ({ is_active: 1, status: 'Published', publish_at: null } as const)
      : ({ is_active: 0, status: 'Draft', publish_at: null } as const);
    const result = await growing.change<Blog>(blog, {
      expect: (before) => ({ ...before, ...after }),
      call: (options) => adminApi.blogs.setStatus({ params, body: { is_active: after.is_active } }, options),
      load: () => adminApi.blogs.get({ params }),
    });
    tell(result, blogMessages.statusUpdated, blogMessages.statusFailure);
  }

  async function deleteIt(blog: Blog) {
    const params = { id: blog.id };
    const { result, place } = await removeRow(growing, blog, {
      call: (options) => adminApi.blogs.remove({ params }, options),
      load: () => adminApi.blogs.get({ params }),
      alongside: () => askToDelete(undefined),
    });
    if (result.kind !== 'saved') return tell(result, blogMessages.deleted, blogMessages.deleteFailure);
    offerUndo(
      () => adminApi.blogs.restore({ params }),
      (restored) => {
        growing.insert(restored, place);
        void revalidate();
      },
    );
    void revalidate();
  }

  const question = deleting && (
    <ConfirmDialog
      question="Delete this blog?"
      confirm="Delete"
      onConfirm={() => void deleteIt(deleting)}
      onCancel={() => askToDelete(undefined)}
    >
      <p>
        <strong dir="auto">{deleting.title}</strong>
      </p>
      <p>
        {deleting.is_active === 1 ? 'It will leave the website at once, and be' : 'It will be'} deleted with its
        pictures. You can undo this for 30 seconds.
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

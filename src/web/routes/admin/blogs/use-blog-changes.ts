import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { changeShown } from '#web/admin/saving/change-shown.ts';
import { adminApi } from '#web/api/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';

/** What can be done to a blog without opening it. */
export function useBlogChanges({ replace, remove }: ReturnType<typeof useGrowingList<Blog>>) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [deleting, askToDelete] = useState<Blog>();

  /** Says how it went; after a "no" the list is loaded anew, since what it shows is not true any more. */
  function tell({ kind }: Outcome<unknown>, success: string, failure: string) {
    if (kind === 'saved') toasts.success(success);
    else toasts.failure(`${failure}${reasons[kind] ?? ''}`);
    void revalidate();
  }

  async function setPublished(blog: Blog, isPublished: boolean) {
    const { id, version } = blog;
    const after: Blog = isPublished
      ? { ...blog, is_active: 1, status: 'Published' }
      : { ...blog, is_active: 0, status: 'Draft' };
    const change = () =>
      adminApi.blogs.setStatus({ params: { id }, body: { is_active: after.is_active } }, { ifMatch: version });
    const outcome = await changeShown(replace, { before: blog, after }, change);
    if (outcome.kind === 'gone') remove(id);
    tell(outcome, blogMessages.statusUpdated, blogMessages.statusFailure);
  }

  async function deleteIt() {
    if (!deleting) return;
    const { id, version } = deleting;
    const outcome = await attempt(() => adminApi.blogs.remove({ params: { id } }, { ifMatch: version }));
    flushSync(() => {
      askToDelete(undefined);
      if (outcome.kind === 'saved' || outcome.kind === 'gone') remove(id);
    });
    // The row that had the focus may be gone.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
    tell(outcome, blogMessages.deleted, blogMessages.deleteFailure);
  }

  return { setPublished, deleting, askToDelete, deleteIt };
}

const reasons: Partial<Record<Outcome<unknown>['kind'], string>> = {
  stale: ' Someone else has changed this blog in the meantime.',
  gone: ' Someone else has deleted this blog.',
};

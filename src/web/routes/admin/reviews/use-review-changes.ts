import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review, ReviewStatus } from '#contract/reviews.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { changeShown } from '#web/admin/saving/change-shown.ts';
import { adminApi } from '#web/api/session.ts';
import { timings } from '#web/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useNextFocus } from './use-next-focus.ts';

type GrowingReviews = ReturnType<typeof useGrowingList<Review>>;

export type ReviewChanges = Pick<ReturnType<typeof useReviewChanges>, 'setVisibility' | 'ask'>;

const { reviewToast: duration } = timings;

/** Showing, hiding and deleting reviews of the list. */
export function useReviewChanges(status: ReviewStatus, growing: GrowingReviews) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [toDelete, ask] = useState<Review>();
  const moveFocus = useNextFocus(growing.list.body);
  // A second change of the same review has to wait: it is made from what the first one leaves.
  const changing = useRef(new Set<number>());

  async function setVisibility(before: Review, visible: boolean) {
    if (changing.current.has(before.id)) return;
    changing.current.add(before.id);
    const { id, version } = before;
    const outcome = await changeShown(growing.replace, { before, after: { ...before, visible } }, () =>
      adminApi.reviews.setVisibility({ params: { id }, body: { isActive: visible } }, { ifMatch: version }),
    );
    changing.current.delete(id);
    if (outcome.kind !== 'saved') return fail(before, outcome, reviewMessages.visibilityFailure);
    toasts.success(reviewMessages.visibilityUpdated, { duration });
    if (status !== 'all') leave(before);
    void revalidate();
  }

  async function remove(review: Review) {
    const { id, version } = review;
    const outcome = await attempt(() => adminApi.reviews.remove({ params: { id } }, { ifMatch: version }));
    ask(undefined);
    if (outcome.kind !== 'saved') return fail(review, outcome, reviewMessages.deleteFailure);
    toasts.success(reviewMessages.deleted, { duration });
    leave(review);
    void revalidate();
  }

  /** The list goes back to what is true, and the message says why. */
  async function fail(review: Review, outcome: Exclude<Outcome<unknown>, { kind: 'saved' }>, sentence: string) {
    toasts.failure(`${sentence} ${reasonOf(outcome)}`, { duration });
    if (outcome.kind === 'gone') leave(review);
    if (outcome.kind === 'stale') await showTruth(review);
    if (outcome.kind !== 'failed') void revalidate();
  }

  async function showTruth({ id }: Review) {
    const current = await attempt(() => adminApi.reviews.get({ params: { id } }));
    if (current.kind === 'saved') growing.replace(current.saved);
  }

  function leave(review: Review) {
    moveFocus(review);
    growing.remove(review.id);
  }

  return { setVisibility, remove, ask, keep: () => ask(undefined), toDelete };
}

function reasonOf(outcome: Exclude<Outcome<unknown>, { kind: 'saved' }>) {
  if (outcome.kind === 'stale') return 'Someone else has changed it in the meantime. You see it now as it is.';
  if (outcome.kind === 'gone') return 'Someone else has deleted it.';
  return outcome.kind === 'failed' ? outcome.advice : '';
}

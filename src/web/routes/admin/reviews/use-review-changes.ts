import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import * as timings from '#web/timings.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { ListQuery } from './list-query.ts';

type GrowingReviews = ReturnType<typeof useGrowingList<Review>>;

export type ReviewChanges = Pick<ReturnType<typeof useReviewChanges>, 'setVisibility' | 'ask'>;

const { reviewToast: duration } = timings;

/** Showing, hiding and deleting reviews of the list. */
export function useReviewChanges(status: ListQuery['status'], growing: GrowingReviews) {
  const toasts = useToasts();
  const offerUndo = useUndo(reviewMessages);
  const { revalidate } = useRevalidator();
  const [toDelete, ask] = useState<Review>();
  const moveFocus = useNextFocus(growing.list.body);
  // A second change of the same review has to wait: it starts from what the first one leaves.
  const changing = useRef(new Set<number>());

  /** Shows the change at once, and takes it back when the server refuses. */
  async function setVisibility(before: Review, visible: boolean) {
    const { id, version } = before;
    if (changing.current.has(id)) return;
    changing.current.add(id);
    growing.replace({ ...before, visible, is_new: false });
    const result = await attempt(
      () => adminApi.reviews.setVisibility({ params: { id }, body: { isActive: visible } }, { ifMatch: version }),
      { load: () => adminApi.reviews.get({ params: { id } }) },
    );
    changing.current.delete(id);
    growing.replace(result.kind === 'saved' ? result.saved : before);
    if (result.kind !== 'saved') return fail(before, result, reviewMessages.visibilityFailure);
    toasts.success(reviewMessages.visibilityUpdated, { duration });
    if (status !== 'all') leave(before);
    void revalidate();
  }

  async function remove(review: Review) {
    const { id, version } = review;
    const result = await attempt<unknown>(() => adminApi.reviews.remove({ params: { id } }, { ifMatch: version }), {
      load: () => adminApi.reviews.get({ params: { id } }),
    });
    ask(undefined);
    if (result.kind !== 'saved') return fail(review, result, reviewMessages.deleteFailure);
    const place = growing.list.body.findIndex((other) => other.id === id);
    leave(review);
    offerUndo(
      () => adminApi.reviews.restore({ params: { id } }),
      (restored) => {
        growing.insert(restored, place);
        void revalidate();
      },
    );
    void revalidate();
  }

  /** The list goes back to what is true, and the message says why. */
  function fail(review: Review, result: Unsaved, sentence: string) {
    toasts.failure(`${sentence} ${describeReason(result)}`, { duration });
    if (result.kind !== 'stale') return;
    if (result.theirs) growing.replace(result.theirs as Review);
    else leave(review);
    void revalidate();
  }

  function leave(review: Review) {
    moveFocus(review);
    growing.remove(review.id);
  }

  return { setVisibility, remove, ask, cancel: () => ask(undefined), toDelete };
}

type Unsaved = Exclude<FormResult, { kind: 'saved' }>;

function describeReason(result: Unsaved) {
  if (isFailure(result)) return adviceFor(result);
  if (result.kind !== 'stale') return '';
  return result.theirs
    ? 'Someone else has changed it in the meantime. You see it now as it is.'
    : 'Someone else has deleted it.';
}

/** Id of the switch of a review, to give the focus to. */
export function switchId({ id }: Pick<Review, 'id'>) {
  return `visible-${id}`;
}

const heading = '#main h1';

/** Before a row leaves the list: the focus, if it would be lost with it, goes to the row below, or the one above the last. */
function useNextFocus(rows: Review[]) {
  const next = useRef<string>(undefined);
  useEffect(() => {
    const selector = next.current;
    next.current = undefined;
    if (selector && document.activeElement === document.body) focusOn(selector);
  });
  return (leaving: Review) => {
    const place = rows.findIndex(({ id }) => id === leaving.id);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    next.current = neighbour ? `#${switchId(neighbour)}` : heading;
  };
}

function focusOn(selector: string) {
  const target = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(heading);
  target?.focus();
}

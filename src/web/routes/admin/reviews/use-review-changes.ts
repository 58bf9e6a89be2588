import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import * as timings from '#web/timings.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { ListQuery } from './list-query.ts';

type GrowingReviews = ReturnType<typeof useOptimisticList<Review>>;

export type ReviewChanges = Pick<ReturnType<typeof useReviewChanges>, 'setVisibility' | 'ask'>;

const { reviewToast: duration } = timings;

/** Showing, hiding and deleting reviews of the list. */
export function useReviewChanges(status: ListQuery['status'], growing: GrowingReviews) {
  const toasts = useToasts();
  const offerUndo = useUndo(reviewMessages);
  const { revalidate } = useRevalidator();
  const [toDelete, ask] = useState<Review>();
  const moveFocus = useNextFocus(growing.list.body);

  /** The row stays under the finger until the change is saved, and leaves a list of other reviews then. */
  async function setVisibility(before: Review, visible: boolean) {
    const params = { id: before.id };
    const result = await growing.change<Review>(before, {
      expect: (review) => ({ ...review, visible, is_new: false }),
      call: (options) => adminApi.reviews.setVisibility({ params, body: { isActive: visible } }, options),
      load: () => adminApi.reviews.get({ params }),
    });
    if (result.kind !== 'saved') return fail(before, result, reviewMessages.visibilityFailure);
    toasts.success(reviewMessages.visibilityUpdated, { duration });
    if (status !== 'all') leave(before);
    void revalidate();
  }

  async function remove(review: Review) {
    const params = { id: review.id };
    const place = growing.list.body.findIndex((other) => other.id === review.id);
    moveFocus(review);
    ask(undefined);
    const result = await growing.change<unknown>(review, {
      expect: () => null,
      call: (options) => adminApi.reviews.remove({ params }, options),
      load: () => adminApi.reviews.get({ params }),
    });
    if (result.kind !== 'saved') return fail(review, result, reviewMessages.deleteFailure);
    offerUndo(
      () => adminApi.reviews.restore({ params }),
      (restored) => {
        growing.insert(restored, place);
        void revalidate();
      },
    );
    void revalidate();
  }

  function fail(review: Review, result: Unsaved, sentence: string) {
    toasts.failure(`${sentence} ${describeReason(result)}`, { duration });
    if (result.kind !== 'stale') return;
    if (!result.theirs) moveFocus(review);
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

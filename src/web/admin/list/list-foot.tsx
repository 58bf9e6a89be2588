import { Button } from '#web/admin/button.tsx';
import './list.css';
import { useRevalidator } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { limits } from '#contract/plain/limits.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/list.ts';
import { locale } from '#words/locale.ts';

interface ListFootProps {
  list: Page<readonly unknown[]> & { more: 'idle' | 'loading' | 'failed' };
  /** The rows, in words: 'pending', 'reviews'. */
  noun: string;
  /** How it is sorted, unless newest first. */
  order?: string;
  onShowMore: () => void;
}

/** '50 of 148 pending, newest first', and the button that loads the next page. */
export function ListFoot({ list, noun, order = words.newestFirst, onShowMore }: ListFootProps) {
  const { more } = list;
  return (
    <div className="list-foot row cluster spread note">
      <p className="num" role="status">
        {more === 'failed' ? words.moreNotLoaded : describe(list, noun, order)}
      </p>
      {list.next !== null && (
        <Button isBusy={more === 'loading'} onClick={onShowMore}>
          {more === 'failed' ? words.tryAgain : words.showMore}
        </Button>
      )}
    </div>
  );
}

function describe(list: Page<readonly unknown[]>, rows: string, order: string) {
  return words.listed(list.body.length.toLocaleString(locale), describeTotal(list), rows, order);
}

/** '148', or 'more than 1,000' where counting has stopped. */
export function describeTotal({ total, totalIsExact }: Pick<Page<unknown>, 'total' | 'totalIsExact'>) {
  return totalIsExact
    ? total.toLocaleString(locale)
    : words.moreThan((limits.countedMatches - 1).toLocaleString(locale));
}

/** Shown instead of a list that could not be loaded. */
export function ListFailure({ sentence, reason = words.notLoaded }: { sentence: string; reason?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState sentence={sentence}>
        <p>{reason}</p>
        <Button aria-disabled={state === 'loading'} onClick={revalidate}>
          {words.tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

import { Button } from '#web/admin/button.tsx';
import './list.css';
import { useRevalidator } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { limits } from '#contract/plain/limits.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface ListFootProps {
  list: Page<readonly unknown[]> & { more: 'idle' | 'loading' | 'failed' };
  /** Noun for the rows: 'pending', 'reviews'. */
  noun: string;
  /** How it is sorted, unless newest first. */
  order?: string;
  onShowMore: () => void;
}

/** '50 of 148 pending, newest first', and the button that loads the next page. */
export function ListFoot({ list, noun, order = 'newest first', onShowMore }: ListFootProps) {
  const { more } = list;
  return (
    <div className="list-foot row cluster spread note">
      <p className="num" role="status">
        {more === 'failed' ? 'The next ones could not be loaded.' : `${describe(list, noun)}, ${order}`}
      </p>
      {list.next !== null && (
        <Button isBusy={more === 'loading'} onClick={onShowMore}>
          {more === 'failed' ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function describe(list: Page<readonly unknown[]>, noun: string) {
  return `${list.body.length.toLocaleString('en')} of ${describeTotal(list)} ${noun}`;
}

/** '148', or 'more than 1,000' where counting has stopped. */
export function describeTotal({ total, totalIsExact }: Pick<Page<unknown>, 'total' | 'totalIsExact'>) {
  return totalIsExact ? total.toLocaleString('en') : `more than ${(limits.countedMatches - 1).toLocaleString('en')}`;
}

const notLoaded = 'They could not be loaded just now.';

/** Shown instead of a list that could not be loaded. */
export function ListFailure({ sentence, reason = notLoaded }: { sentence: string; reason?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState sentence={sentence}>
        <p>{reason}</p>
        <Button aria-disabled={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}

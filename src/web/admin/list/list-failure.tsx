import { useRevalidator } from 'react-router';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface ListFailureProps {
  sentence: string;
  reason?: string;
}

/** In place of a list that could not be loaded. */
export function ListFailure({ sentence, reason = 'They could not be loaded just now.' }: ListFailureProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState sentence={sentence}>
        <p>{reason}</p>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={state === 'loading'}
          onClick={revalidate}
        >
          Try again
        </button>
      </EmptyState>
    </div>
  );
}

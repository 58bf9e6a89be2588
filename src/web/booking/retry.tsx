import { Icon } from '#web/ui/icon.tsx';

interface RetryProps {
  /** What is missing, as a sentence. */
  sentence: string;
  /** What the button asks of the server where no script runs. */
  intent: 'reload' | 'cities';
  onRetry: () => Promise<void>;
}

/** Says that a part of the form could not be loaded. Without scripts the button sends the form, so that nothing is lost. */
export function Retry({ sentence, intent, onRetry }: RetryProps) {
  return (
    <div className="booking-retry" role="alert">
      <p>
        <Icon name="alert" />
        {sentence}
      </p>
      <button
        type="submit"
        className="button button-secondary button-small"
        name="intent"
        value={intent}
        formAction="/appointment#booking"
        onClick={(event) => {
          event.preventDefault();
          void onRetry();
        }}
      >
        Try again
      </button>
    </div>
  );
}

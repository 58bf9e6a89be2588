import * as appointmentMessages from '#contract/messages/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';

interface SubmitBarProps {
  isSending: boolean;
  failure: { advice: string } | undefined;
  attempt: number;
}

/** The button, and beside it what became of the last try: whoever pressed it is looking here. */
export function SubmitBar({ isSending, failure, attempt }: SubmitBarProps) {
  const isStillWorking = useStillWorking(isSending);
  return (
    <div className="booking-submit">
      {failure && !isSending && <FailureAlert key={attempt} advice={failure.advice} />}
      <button
        type="submit"
        className="button button-primary"
        name="intent"
        value="send"
        // Not `disabled`, which would drop the focus; sending twice is prevented where it is sent.
        aria-disabled={isSending}
      >
        {isSending && <Working />}
        {isSending ? 'Sending' : 'Send the request'}
      </button>
      <p role="status" data-busy={isStillWorking}>
        {isStillWorking
          ? 'Still working. Please keep this page open; nothing you typed is lost.'
          : 'We use your details only to arrange this visit.'}
      </p>
    </div>
  );
}

function FailureAlert({ advice }: { advice: string }) {
  const { phone } = useClinic();
  return (
    <Alert tone="failure" title={appointmentMessages.submitFailure}>
      <p>
        Nothing you typed is lost. {advice} You can also call us on{' '}
        <a className="num" href={phoneHref(phone)}>
          {phone}
        </a>
        .
      </p>
    </Alert>
  );
}

import { useEffect, useRef } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
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
    <div className="review-submit">
      {failure && !isSending && <FailureAlert key={attempt} advice={failure.advice} />}
      {/* Not `disabled`, which would drop the focus; sending twice is prevented where it is sent. */}
      <button type="submit" className="button button-primary" aria-disabled={isSending}>
        {isSending && <Working />}
        {isSending ? 'Sending' : 'Send the review'}
      </button>
      <p role="status">
        {isStillWorking
          ? 'Still working. Please keep this page open; nothing you typed is lost.'
          : 'We read every review before it shows on this website.'}
      </p>
    </div>
  );
}

function FailureAlert({ advice }: { advice: string }) {
  const { phone } = useClinic();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' }); // or the toast with the same words could lie over it
  }, []);
  return (
    <div ref={place} className="review-failure">
      <Alert tone="failure" title={reviewMessages.submitFailure}>
        <p>
          Nothing you typed is lost. {advice} You can also tell us on{' '}
          <a className="num" href={phoneHref(phone)}>
            {phone}
          </a>
          .
        </p>
      </Alert>
    </div>
  );
}

import './times.css';
import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { whatsappHref } from '#web/shell/contact.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { clockWords, isElsewhere, momentWords } from './time-words.ts';
import { WishFields, type WishFieldsProps } from './wish-fields.tsx';

export { ComboboxField } from './combobox.tsx';
export { phoneQuestion } from './phone-question.ts';

export type DeferredProps = WishFieldsProps | BookingMessageProps | { booked: BookedAppointment };

/**
 * Parts that a booking needs after its form was opened: wishes for a time, the fate of the request, and the next steps.
 */
export function DeferredPart(props: DeferredProps) {
  if ('booked' in props) return <AfterBooking {...props} />;
  return 'message' in props ? <BookingMessage {...props} /> : <WishFields {...props} />;
}

export interface BookingMessageProps {
  message: { kind: 'booked'; booked: BookedAppointment } | { kind: 'sending' | 'failed' | 'unsent' };
  onContinue: () => void;
  onClose: () => void;
}

/** Stands at the top of the page once the pop-up is closed. */
function BookingMessage({ message, onContinue, onClose }: BookingMessageProps) {
  const close = () => {
    onClose();
    // The focus would otherwise disappear with the message.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const continueButton = (
    <button type="button" className="button button-secondary button-small" onClick={onContinue}>
      Continue booking
    </button>
  );
  return (
    <div className="booking-message wrap">
      {message.kind === 'booked' && (
        <Alert tone="success" title={appointmentMessages.submitted} takesFocus onClose={close}>
          <p>
            Your reference is <strong className="booking-message-reference num">{message.booked.reference}</strong>
          </p>
          <AfterBooking booked={message.booked} />
        </Alert>
      )}
      {message.kind === 'sending' && (
        <Alert tone="note" title="Your request is being sent.">
          <p>Please keep this page open.</p>
        </Alert>
      )}
      {message.kind === 'failed' && (
        <Alert tone="failure" title={appointmentMessages.submitFailure} takesFocus onClose={close}>
          <p>Nothing you typed is lost.</p>
          {continueButton}
        </Alert>
      )}
      {message.kind === 'unsent' && (
        <Alert tone="note" title="Your request is not sent yet." onClose={close}>
          <p>What you typed is stored until you close this tab.</p>
          {continueButton}
        </Alert>
      )}
    </div>
  );
}

/** Explains what happens next. */
function AfterBooking({ booked }: { booked: BookedAppointment }) {
  const clinic = useClinic();
  const text = `Hello, this is ${booked.name}. I sent you the request ${booked.reference} on your website.`;
  return (
    <>
      <Agreed booked={booked} />
      <p>
        Thank you, {booked.name}. We will call to arrange a visit. Keep this reference. Have it ready when you call us
        on <PhoneLink number={clinic.phone} />.
      </p>
      {booked.link && (
        <p>
          <a href={booked.link}>Your page for this request</a> shows what happens next.
        </p>
      )}
      <p>
        <a href={whatsappHref(clinic, text)} target="_blank" rel="noopener noreferrer">
          Also send it to us on WhatsApp
        </a>
      </p>
    </>
  );
}

/** Says what is agreed, and what is not. */
function Agreed({ booked: { held, wishes } }: { booked: BookedAppointment }) {
  const { timeZone } = useClinic();
  const isHydrated = useHydrated();
  if (!held) return <p>{wishes ? suitsWords(wishes) : 'This is a request.'} No time is agreed yet.</p>;
  const { starts_at, ends_at, held_until, practitioner } = held;
  const others = wishes?.times.slice(1).map((time) => momentWords(time.starts_at, timeZone)) ?? [];
  return (
    <div className="agreed">
      <p>
        <strong>
          {momentWords(starts_at, timeZone)} to {clockWords(ends_at, timeZone)}
        </strong>{' '}
        with {practitioner} is held for you until {momentWords(held_until, timeZone)}.
      </p>
      <p>Not confirmed yet. If we have not confirmed by then, the time is released.</p>
      {isHydrated && isElsewhere(starts_at, timeZone) && (
        <p>
          In your time zone: {momentWords(starts_at, undefined)}, held until {momentWords(held_until, undefined)}.
        </p>
      )}
      {others.length > 0 && <p>Your second choice: {others.join(', or ')}. No time is held for that.</p>}
    </div>
  );
}

function suitsWords({ days, parts }: Wishes) {
  const said = [days.join(', '), parts.join(', ')].filter(Boolean).join('; ');
  return `You told us when suits you: ${said}.`;
}

import './times.css';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/booking-parts.ts';
import * as formWords from '#words/forms.ts';
import { sentAddress } from '../sent-booking.ts';
import { AfterBooking } from './after-booking.tsx';
import { BookedCard, type BookedCardProps } from './booked-card.tsx';
import { WishFields, type WishFieldsProps } from './wish-fields.tsx';

export { ComboboxField } from './combobox.tsx';
export { phoneQuestion } from './phone-question.ts';

export type DeferredProps = WishFieldsProps | BookingMessageProps | BookedCardProps;

/**
 * Parts that a booking needs after its form was opened: wishes for a time, the fate of the request, and the next steps.
 */
export function DeferredPart(props: DeferredProps) {
  if ('booked' in props) return <BookedCard {...props} />;
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
      {words.continueBooking}
    </button>
  );
  return (
    <div className="booking-message wrap">
      {message.kind === 'booked' && (
        <Alert tone="success" title={appointmentMessages.submitted} takesFocus onClose={close}>
          <p>
            <Sentence
              words={words.yourReferenceIs}
              fields={{
                reference: <strong className="booking-message-reference num">{message.booked.reference}</strong>,
              }}
            />
          </p>
          <AfterBooking booked={message.booked} />
          <p>
            <Link to={sentAddress}>{words.openAsPage}</Link>
          </p>
        </Alert>
      )}
      {message.kind === 'sending' && (
        <Alert tone="note" title={words.isBeingSent}>
          <p>{words.keepPageOpen}</p>
        </Alert>
      )}
      {message.kind === 'failed' && (
        <Alert tone="failure" title={appointmentMessages.submitFailure} takesFocus onClose={close}>
          <p>{formWords.nothingLost}</p>
          {continueButton}
        </Alert>
      )}
      {message.kind === 'unsent' && (
        <Alert tone="note" title={words.notSentYet} onClose={close}>
          <p>{words.storedUntilClosed}</p>
          {continueButton}
        </Alert>
      )}
    </div>
  );
}

import './booking-message.css';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AfterBooking } from '../after-booking.tsx';

export type Message = { kind: 'booked'; booked: BookedAppointment } | { kind: 'sending' | 'failed' | 'unsent' };

interface BookingMessageProps {
  message: Message;
  onContinue: () => void;
  onClose: () => void;
}

/** What the page says of a booking whose pop-up is closed. */
export function BookingMessage({ message, onContinue, onClose }: BookingMessageProps) {
  const close = () => {
    onClose();
    // Or the focus would go away with the message.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="booking-message wrap">
      {message.kind === 'booked' && <Booked booked={message.booked} onClose={close} />}
      {message.kind === 'sending' && (
        <Alert tone="note" title="Your request is being sent.">
          <p>Please keep this page open.</p>
        </Alert>
      )}
      {message.kind === 'failed' && (
        <Alert tone="failure" title={appointmentMessages.submitFailure} takesFocus onClose={close}>
          <p>Nothing you typed is lost.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
      {message.kind === 'unsent' && (
        <Alert tone="note" title="Your request is not sent yet." onClose={close}>
          <p>What you typed is kept while this page is open.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
    </div>
  );
}

function Booked({ booked, onClose }: { booked: BookedAppointment; onClose: () => void }) {
  return (
    <Alert tone="success" title={appointmentMessages.submitted} takesFocus onClose={onClose}>
      <p>
        Your reference is <strong className="booking-message-reference num">{booked.reference}</strong>
      </p>
      <AfterBooking booked={booked} />
    </Alert>
  );
}

function ContinueButton({ onContinue }: { onContinue: () => void }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onContinue}>
      Continue booking
    </button>
  );
}

import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { AfterBooking } from './after-booking.tsx';

type Message = { kind: 'booked'; booked: BookedAppointment } | { kind: 'sending' | 'failed' | 'unsent' };

export interface BookingMessageProps {
  message: Message;
  onContinue: () => void;
  onClose: () => void;
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

/** Stands at the top of the page once the pop-up is closed. */
export function BookingMessage({ message, onContinue, onClose }: BookingMessageProps) {
  const close = () => {
    onClose();
    // The focus would otherwise disappear with the message.
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
          <p>What you typed is stored until you close this tab.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
    </div>
  );
}

function ContinueButton({ onContinue }: { onContinue: () => void }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onContinue}>
      Continue booking
    </button>
  );
}

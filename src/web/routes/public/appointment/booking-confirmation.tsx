import './booking-confirmation.css';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { AfterBooking } from '#web/booking/booking-form.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';

interface BookingConfirmationProps {
  booked: BookedAppointment;
  onStartAgain: () => void;
}

/** Says that the booking arrived, under which reference, and what happens next. */
export function BookingConfirmation({ booked, onStartAgain }: BookingConfirmationProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  return (
    <div ref={notice} className="booked" role="group" aria-labelledby="sent" tabIndex={-1}>
      <Dial degrees={150} />
      <h2 id="sent">{appointmentMessages.submitted}</h2>
      <dl className="booked-facts">
        <div>
          <dt>Your reference</dt>
          <dd className="booked-reference num">{booked.reference}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>
            <ul>
              {booked.treatmentType.map((treatment) => (
                <li key={treatment}>{treatment}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>In</dt>
          <dd>
            {booked.city}, {booked.state}
          </dd>
        </div>
      </dl>
      <AfterBooking booked={booked} />
      <a className="button button-secondary" href="/appointment" onClick={startAgain}>
        Book another appointment
      </a>
    </div>
  );
}

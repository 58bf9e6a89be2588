import './booking-confirmation.css';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { AfterBooking } from '#web/booking/booking-form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { contactCard } from './contact-card.ts';

interface BookingConfirmationProps {
  booked: BookedAppointment;
  onStartAgain: () => void;
  /** Goes beside the reference. */
  children: ReactNode;
}

/** The page once a booking arrived: says so, under which reference, and what happens next. */
export function BookingConfirmation({ booked, onStartAgain, children }: BookingConfirmationProps) {
  const clinic = useClinic();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus();
  }, []);
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  const save = () => {
    const card = contactCard(clinic, `Your request: reference ${booked.reference}`);
    saveFile(new Blob([card], { type: 'text/vcard' }), `${booked.reference}.vcf`);
  };
  return (
    <div
      ref={page}
      id="booking"
      className="booked"
      role="group"
      aria-label={appointmentMessages.submitted}
      tabIndex={-1}
    >
      <PageHead title={appointmentMessages.submitted} />
      <div className="wrap appointment">
        <div className="appointment-card booked-card">
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
          <div className="actions">
            <button type="button" className="button button-secondary save-to-phone needs-script" onClick={save}>
              Save to phone
            </button>
            <a className="link-on" href="/appointment" onClick={startAgain}>
              Book another appointment
            </a>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

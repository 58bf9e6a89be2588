import './booking-confirmation.css';
import type { ReactNode } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { Deferred } from '#web/booking/deferred.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { AnotherLink, Arrived } from '../form-page.tsx';
import { contactCard } from './contact-card.ts';

interface BookingConfirmationProps {
  booked: BookedAppointment;
  onStartAgain: () => void;
  children: ReactNode;
}

/** The page once a booking arrived: says so, under which reference, and what happens next. */
export function BookingConfirmation({ booked, onStartAgain, children }: BookingConfirmationProps) {
  const clinic = useClinic();
  const save = () => {
    const card = contactCard(clinic, `Your request: reference ${booked.reference}`);
    saveFile(new Blob([card], { type: 'text/vcard' }), `${booked.reference}.vcf`);
  };
  return (
    <Arrived title={appointmentMessages.submitted} id="booking" className="booked">
      <PageHead title={appointmentMessages.submitted} />
      <div className="wrap form-page stack page-end">
        <div className="form-card booked-card stack">
          <dl className="booked-facts">
            <div>
              <dt className="note">Your reference</dt>
              <dd className="row cluster spread">
                <span className="booked-reference num">{booked.reference}</span>
                <button
                  type="button"
                  className="button button-secondary button-small save-to-phone needs-script"
                  onClick={save}
                >
                  Save to phone
                </button>
              </dd>
            </div>
            <div>
              <dt className="note">For</dt>
              <dd>
                <ul>
                  {booked.treatmentType.map((treatment) => (
                    <li key={treatment}>{treatment}</li>
                  ))}
                </ul>
              </dd>
            </div>
            <div>
              <dt className="note">In</dt>
              <dd>
                {booked.city}, {booked.state}
              </dd>
            </div>
          </dl>
          <Deferred booked={booked} />
          <div className="actions">
            <AnotherLink href="/appointment" onStartAgain={onStartAgain}>
              Book another appointment
            </AnotherLink>
          </div>
        </div>
        {children}
      </div>
    </Arrived>
  );
}

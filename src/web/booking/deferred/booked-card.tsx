import type { ReactNode } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { saveFile } from '#web/ui/save-file.ts';
import * as words from '#words/booking-parts.ts';
import { AfterBooking } from './after-booking.tsx';
import { contactCard } from './contact-card.ts';

export interface BookedCardProps {
  booked: BookedAppointment;
  /** Buttons and links to what comes next. */
  children: ReactNode;
}

/** A booking that arrived: under which reference, for what, and what happens next. */
export function BookedCard({ booked, children }: BookedCardProps) {
  const clinic = useClinic();
  const save = () => {
    const card = contactCard(clinic, words.contactNote(booked.reference));
    saveFile(new Blob([card], { type: 'text/vcard' }), `${booked.reference}.vcf`);
  };
  return (
    <div className="form-card booked-card stack">
      <dl className="booked-facts">
        <div>
          <dt className="note">{words.yourReference}</dt>
          <dd className="row cluster spread">
            <span className="booked-reference num">{booked.reference}</span>
            <button
              type="button"
              className="button button-secondary button-small save-to-phone needs-script"
              onClick={save}
            >
              {words.saveToPhone}
            </button>
          </dd>
        </div>
        <div>
          <dt className="note">{words.bookedFor}</dt>
          <dd>
            <ul>
              {booked.treatmentType.map((treatment) => (
                <li key={treatment}>{treatment}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="note">{words.bookedIn}</dt>
          <dd>
            {booked.city}, {booked.state}
          </dd>
        </div>
      </dl>
      <AfterBooking booked={booked} />
      <div className="actions">{children}</div>
    </div>
  );
}

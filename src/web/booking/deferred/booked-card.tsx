import type { ReactNode } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import * as words from '#words/booking-parts.ts';
import { locale } from '#words/locale.ts';
import { Agreed, Chat, OwnPage, Thanks } from './after-booking.tsx';
import { contactCard } from './contact-card.ts';

export interface BookedCardProps {
  booked: BookedAppointment;
  /** Buttons and links to what comes next. */
  children: ReactNode;
}

/** The arc opens with each step of a request: it is sent, and a time is held. */
const degrees = { sent: 45, held: 90 };

/** A booking that arrived: when it is, the way to the patient's own page, under which reference, and what happens next. */
export function BookedCard({ booked, children }: BookedCardProps) {
  const clinic = useClinic();
  const save = () => {
    const card = contactCard(clinic, words.contactNote(booked.reference));
    saveFile(new Blob([card], { type: 'text/vcard' }), `${booked.reference}.vcf`);
  };
  return (
    <div className="form-card booked-card stack">
      <div className="booked-day row">
        {booked.held ? (
          <Dial degrees={degrees.held} label={dayOf(booked.held.starts_at, clinic.timeZone)} />
        ) : (
          <Dial degrees={degrees.sent} />
        )}
        <div>
          <Agreed booked={booked} />
        </div>
      </div>
      <OwnPage booked={booked} />
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
      <Thanks booked={booked} />
      <Chat booked={booked} />
      <div className="actions">{children}</div>
    </div>
  );
}

/** Day of the month. */
const dayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString(locale, { day: 'numeric', timeZone });

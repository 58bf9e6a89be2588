import { useState } from 'react';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countAll } from './count-all.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { AppointmentRecord, ReviewRecord } from './records.tsx';
import type { Found, LookUp } from './use-look-up.ts';

export function FoundData({ found, lookUp }: { found: Found; lookUp: LookUp }) {
  const [isAsking, setAsking] = useState(false);
  const { contact, data } = found;
  const { appointments, reviews } = data;
  const counts = { appointments: appointments.length, reviews: reviews.length };
  if (counts.appointments + counts.reviews === 0) {
    return (
      <div role="status">
        <EmptyState sentence={patientDataMessages.nothing} />
      </div>
    );
  }
  return (
    <div className="found">
      <p role="status" className="found-count">
        {countAll(counts)} from {contact}
      </p>
      <div className="found-actions unprinted">
        <ExportButton contact={contact} />
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          Erase
        </button>
      </div>
      <ul className="records">
        {appointments.map((appointment) => (
          <AppointmentRecord key={appointment.id} appointment={appointment} />
        ))}
        {reviews.map((review) => (
          <ReviewRecord key={review.id} review={review} />
        ))}
      </ul>
      {isAsking && <EraseDialog found={found} lookUp={lookUp} onClose={() => setAsking(false)} />}
    </div>
  );
}

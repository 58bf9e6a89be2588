import './appointment-sheet.css';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { dayLabel, timeLabel } from './received.ts';
import { RemarksForm, SaveButton } from './remarks-form.tsx';
import type { SaveOutcome } from './save-remarks.ts';
import { StatusChip } from './status-chip.tsx';
import { useRemarks } from './use-remarks.ts';

interface AppointmentSheetProps {
  appointment: Appointment;
  clinic: { phone: string; timeZone: string };
  /** What was typed before, when the request had been open already. */
  draft: string | undefined;
  onDraft: (text: string) => void;
  onSave: (remarks: string) => Promise<SaveOutcome>;
}

export const sheetHeading = 'appointment-heading';

/** Everything about one request, and the remarks that finish it. */
export function AppointmentSheet({ appointment, clinic, draft, onDraft, onSave }: AppointmentSheetProps) {
  const remarks = useRemarks(appointment, { draft, onDraft, onSave });
  return (
    <>
      <DialogHeader>
        <Heading name={appointment.name} />
        <p className="sheet-received num">
          <StatusChip isDone={appointment.remarks !== null} /> {describeReceived(appointment, clinic.timeZone)}
        </p>
      </DialogHeader>
      <DialogBody>
        <ContactButtons appointment={appointment} clinicPhone={clinic.phone} />
        <AppointmentFacts appointment={appointment} />
        <RemarksForm appointment={appointment} {...remarks} />
      </DialogBody>
      <DialogFooter>
        <SaveButton isDone={appointment.remarks !== null} isSaving={remarks.isSaving} />
      </DialogFooter>
    </>
  );
}

/** Takes the focus when the sheet opens, so that it is read and Tab goes on inside. */
function Heading({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 id={sheetHeading} ref={heading} tabIndex={-1}>
      {name}
    </h2>
  );
}

function describeReceived({ created_at }: Appointment, timeZone: string) {
  const received = new Date(created_at);
  const day = dayLabel(received, new Date(), timeZone);
  return `Received ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(received, timeZone)}`;
}

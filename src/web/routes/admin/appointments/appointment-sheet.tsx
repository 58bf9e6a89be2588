import './appointment-sheet.css';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { RemarksForm, SaveButton } from './remarks-form.tsx';
import type { SaveOutcome } from './save-remarks.ts';
import type { Drafts } from './use-drafts.ts';
import { useRemarks } from './use-remarks.ts';

interface AppointmentSheetProps {
  appointment: Appointment;
  clock: ClinicClock;
  drafts: Drafts;
  onSave: (remarks: string) => Promise<SaveOutcome>;
}

export const sheetHeading = 'appointment-heading';

/** Everything about one request, and the remarks that finish it. */
export function AppointmentSheet({ appointment, clock, drafts, onSave }: AppointmentSheetProps) {
  const remarks = useRemarks(appointment, { drafts, onSave });
  return (
    <>
      <DialogHeader>
        <Heading name={appointment.name} />
        <p className="sheet-received num">
          <StateChip isSettled={appointment.remarks !== null}>
            {appointment.remarks === null ? 'Pending' : 'Done'}
          </StateChip>{' '}
          {describeReceived(appointment, clock)}
        </p>
      </DialogHeader>
      <DialogBody>
        <ContactButtons appointment={appointment} />
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

function describeReceived({ created_at }: Appointment, clock: ClinicClock) {
  const received = new Date(created_at);
  const day = dayLabel(received, clock);
  return `Received ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(received, clock)}`;
}

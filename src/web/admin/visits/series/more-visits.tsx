import { useState } from 'react';
import type { CalendarVisit } from '#contract/visits.ts';
import { week } from '#web/shell/opening-hours.ts';
import { valuesOf } from '../time-fields.tsx';
import { addDays } from '../wall-time.ts';
import type { PlanValues } from './plan-fields.tsx';
import { SeriesDialog } from './series-dialog.tsx';

interface MoreVisitsProps {
  visit: CalendarVisit;
  timeZone: string;
  onBooked: () => void;
}

/** Books more visits like this one, which the plan begins with. */
export function MoreVisits({ visit, timeZone, onBooked }: MoreVisitsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button button-secondary button-small" onClick={() => setOpen(true)}>
        Book a series
      </button>
      {isOpen && (
        <SeriesDialog
          appointmentId={visit.appointment_id}
          name={visit.name}
          begin={planLike(visit, timeZone)}
          draftName={`series ${visit.reference}`}
          onBooked={() => {
            close();
            onBooked();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Once a week from the week after. */
function planLike(visit: CalendarVisit, timeZone: string): Partial<PlanValues> {
  const { day, time, minutes, practitioner, room } = valuesOf(visit, timeZone);
  const weekday = week[(new Date(day).getUTCDay() + 6) % 7];
  return { firstDay: addDays(day, 7), times: weekday ? { [weekday]: time } : {}, minutes, practitioner, room };
}

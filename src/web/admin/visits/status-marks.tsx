import { Button } from '#web/admin/button.tsx';
import './status-marks.css';
import type { ReactNode } from 'react';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useStatusKeys } from './status-keys.ts';
import { statusWords } from './visit-words.ts';

interface StatusMarksProps {
  visit: CalendarVisit;
  /** Statuses in order. Each has a fixed place. */
  statuses: readonly VisitStatus[];
  /** Read by assistive technology after each word: which visit it is. */
  about?: ReactNode;
  /** Key of the button for `fulfilled`, instead of that of the calendar. */
  keys?: Partial<Record<VisitStatus, object>>;
  onSet: (status: VisitStatus) => void;
}

/** Marks for the state of a visit: a second click lands on the same word, which changes nothing. */
export function StatusMarks({ visit, statuses, about, keys, onSet }: StatusMarksProps) {
  const own = useStatusKeys();
  return statuses.map((one) => {
    const isOn = one === visit.status;
    return (
      <Button
        key={one}
        className="status-mark"
        aria-pressed={isOn}
        onClick={() => !isOn && onSet(one)}
        {...(!isOn && (keys ?? own)[one])}
      >
        {statusWords[one]}
        {about && <span className="visually-hidden">{about}</span>}
      </Button>
    );
  });
}

import './closing-day.css';
import { formatDay } from '#web/shell/dates.ts';

/** Until when one can apply, where that is known. It is a day of the clinic's calendar already, so no time zone shifts it. */
export function ClosingDay({ day }: { day: string | null }) {
  return day && <p className="closing-day">Apply until {formatDay(day, 'UTC')}</p>;
}

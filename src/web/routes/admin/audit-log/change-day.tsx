import { Link } from 'react-router';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { type ClinicClock, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { describeChange } from './describe-change.ts';

interface ChangeDayProps {
  /** 'Today', '18 Nov' */
  day: string;
  entries: AuditLogEntry[];
  /** Whether there is still something to lead to. */
  isThere: (entry: AuditLogEntry) => boolean;
  clock: ClinicClock;
}

export function ChangeDay({ day, entries, isThere, clock }: ChangeDayProps) {
  return (
    <section className="change-day" aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {entries.map((entry) => (
          <Change key={entry.id} entry={entry} isThere={isThere(entry)} clock={clock} />
        ))}
      </ol>
    </section>
  );
}

function Change({ entry, isThere, clock }: { entry: AuditLogEntry; isThere: boolean; clock: ClinicClock }) {
  const { before, thing, after, to } = describeChange(entry);
  return (
    <li className="change">
      <time className="num" dateTime={entry.created_at}>
        {timeLabel(new Date(entry.created_at), clock)}
      </time>
      <p>
        {before} {isThere ? <Link to={to}>{thing}</Link> : thing}
        {after && ` ${after}`}
      </p>
      <span className="change-by">{entry.administrator ?? 'In the terminal'}</span>
    </li>
  );
}

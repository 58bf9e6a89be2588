import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/limits.ts';
import { callHref } from '#web/admin/call-href.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { openedFromList } from '#web/admin/list/opened-row.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { describeLastNote, momentLabel } from './notes.tsx';

interface DueNowProps {
  requests: readonly Appointment[];
  query: ListQuery;
  clock: ClinicClock;
}

/** Above the list: whom someone has promised to call by now. */
export function DueNow({ requests, query, clock }: DueNowProps) {
  const clinic = useClinic();
  const waiting = requests.filter(({ remarks, next_call_at }) => remarks === null && next_call_at !== null);
  if (waiting.length === 0) return null;
  const isAll = waiting.length < serverLimits.dueCalls;
  return (
    <section className="due-now" aria-labelledby="due-now">
      <h2 id="due-now">
        Due now <span className="num">{isAll ? waiting.length : `${waiting.length}+`}</span>
      </h2>
      <ul className="lined">
        {waiting.map(({ id, name, phone, reference, next_call_at, last_note }) => (
          <li key={id} className="row spread">
            <Link
              to={{ search: toSearch(query, reference) }}
              state={openedFromList}
              preventScrollReset
              aria-label={`Open the due request of ${name}`}
            >
              <bdi className="who">{name}</bdi>
              <span className="second-line">
                {next_call_at && momentLabel(next_call_at, clock)}
                {last_note && ` · ${describeLastNote(last_note)}`}
              </span>
            </Link>
            <a className="icon-button" href={callHref(phone, clinic.phone)} aria-label={`Call ${name} now`}>
              <Icon name="phone" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { openedFromList } from '#web/admin/list/opened-row.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { type ListQuery, toSearch } from './list-query.ts';
import { describeState } from './stage-chip.tsx';

interface EarlierRequestsProps {
  appointment: Appointment;
  query: ListQuery;
}

/** Other requests from the same phone number or e-mail address, each a click away. */
export function EarlierRequests({ appointment, query }: EarlierRequestsProps) {
  const { timeZone } = useClinic();
  const { id, phone, email } = appointment;
  const others = useAnswer(`same phone or e-mail ${id} ${phone} ${email}`, (options) =>
    adminApi.followUp.listEarlier({ params: { id } }, options),
  );
  if (!others?.length) return null;
  return (
    <section className="earlier-requests" aria-label="Same phone or e-mail">
      <h3>Same phone or e-mail</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link
              className="target"
              to={{ search: toSearch(query, other.reference) }}
              state={openedFromList}
              replace
              preventScrollReset
              onClick={() => recordsOf<Appointment>('appointment').put(other)}
            >
              <bdi>{other.name}</bdi>, {formatDay(other.created_at, timeZone)}, {describeState(other)}
            </Link>
            {other.remarks && (
              <span className="second-line" dir="auto">
                {other.remarks}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

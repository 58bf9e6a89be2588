import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { outcomeLabels, stageLabels } from '#contract/request-states.ts';
import { openedFromList } from '#web/admin/list/opened-row.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { type ListQuery, toSearch } from './list-query.ts';

interface EarlierRequestsProps {
  appointment: Appointment;
  query: ListQuery;
  /** One of them is about to be opened, which may not be in the list. */
  onOpen: (appointment: Appointment) => void;
}

/** Other requests from the same phone number or e-mail address, each a click away. */
export function EarlierRequests({ appointment, query, onOpen }: EarlierRequestsProps) {
  const { timeZone } = useClinic();
  const others = useOthers(appointment);
  if (others.length === 0) return null;
  return (
    <section className="earlier-requests" aria-label="Same phone or e-mail">
      <h3>Same phone or e-mail</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={{ search: toSearch(query, other.reference) }}
              state={openedFromList}
              replace
              preventScrollReset
              onClick={() => onOpen(other)}
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

/** 'Pending' or 'Done', or what is special about it: 'Tried', 'Cancelled'. */
export function describeState({ stage, outcome }: Pick<Appointment, 'stage' | 'outcome'>) {
  if (outcome) return outcome === 'finished' ? 'Done' : outcomeLabels[outcome];
  return stage === null || stage === 'new' ? 'Pending' : stageLabels[stage];
}

function useOthers({ id, phone, email }: Appointment) {
  const [found, setFound] = useState<{ key: string; others: Appointment[] }>();
  const key = `${id} ${phone} ${email}`;
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = () => adminApi.followUp.listEarlier({ params: { id } }, { signal, isBackground: true });
    void loadOr([], load, { signal }).then((others) => {
      if (!signal.aborted) setFound({ key, others });
    });
    return () => request.abort();
  }, [id, key]);
  return found?.key === key ? found.others : [];
}

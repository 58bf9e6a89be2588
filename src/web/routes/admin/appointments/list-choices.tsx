import { Link } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import { stageLabels, stages } from '#contract/request-states.ts';
import { type ListQuery, sortOf, toSearch } from './list-query.ts';

const orders = { oldest: 'Oldest first', newest: 'Newest first' } as const;

/** In the menu of the filter bar: the stage of pending requests, and the order. */
export function ListChoices({ query, counts }: { query: ListQuery; counts: AppointmentCounts | null }) {
  const offered = query.status === 'pending' ? (['', ...stages] as const) : [];
  return (
    <>
      {offered.length > 0 && (
        <nav className="list-choices" aria-label="Stage">
          {offered.map((stage) => (
            <Choice key={stage} query={{ ...query, stage }} isChosen={stage === query.stage}>
              {stage === '' ? 'All stages' : `${stageLabels[stage]} ${counts?.[stage].toLocaleString('en') ?? ''}`}
            </Choice>
          ))}
        </nav>
      )}
      <nav className="list-choices" aria-label="Patients">
        <Link to="/admin/untold">Not told yet</Link>
        <Link to="/admin/tomorrow">Tomorrow</Link>
      </nav>
      <nav className="list-choices" aria-label="Order">
        {(['oldest', 'newest'] as const).map((sort) => (
          <Choice key={sort} query={{ ...query, sort }} isChosen={sort === sortOf(query)}>
            {orders[sort]}
          </Choice>
        ))}
      </nav>
    </>
  );
}

interface ChoiceProps {
  query: ListQuery;
  isChosen: boolean;
  children: string;
}

function Choice({ query, isChosen, children }: ChoiceProps) {
  return (
    <Link to={{ search: toSearch(query) }} aria-current={isChosen ? 'true' : undefined} replace preventScrollReset>
      {children}
    </Link>
  );
}

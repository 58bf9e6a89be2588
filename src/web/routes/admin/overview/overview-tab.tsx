import './overview.css';
import { Link } from 'react-router';
import type { Overview } from '#contract/overview.ts';
import { type ClinicClock, longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NextSteps } from './next-steps.tsx';
import { WantedTable } from './wanted-table.tsx';
import { WeeksChart } from './weeks-chart.tsx';

interface OverviewTabProps {
  /** Null when it could not be loaded. */
  overview: Overview | null;
  loadedAt: Date;
}

/** What to do next, and how it goes. */
export function OverviewTab({ overview, loadedAt }: OverviewTabProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>Overview</h1>
        <p>
          {longDay(clock)}, {timeLabel(loadedAt, clock)}
        </p>
      </header>
      <div className="overview">
        {overview ? <Figures overview={overview} clock={clock} /> : <ListFailure sentence="No figures available." />}
      </div>
    </main>
  );
}

function Figures({ overview, clock }: { overview: Overview; clock: ClinicClock }) {
  const { trends } = overview;
  if (isFresh(overview)) return <NothingYet />;
  const asOf = timeLabel(new Date(trends.asOf), clock);
  return (
    <>
      <NextSteps overview={overview} clock={clock} />
      <WeeksChart weeks={trends.weeks} clock={clock} asOf={asOf} />
      <WantedTable heading="Most wanted treatments" noun="Treatment" rows={trends.treatments} asOf={asOf} />
      <WantedTable
        heading="Where bookings come from"
        noun="City"
        rows={trends.cities.map(({ name, state, booked }) => ({ name, place: state, booked }))}
        asOf={asOf}
      />
    </>
  );
}

function isFresh({ trends, today, pending, reviews }: Overview) {
  const isQuiet = pending.all + reviews.waiting + today.booked === 0;
  return isQuiet && trends.weeks.every(({ booked }) => booked === 0);
}

function NothingYet() {
  return (
    <EmptyState sentence="Nothing here yet.">
      <p>Bookings and reviews from the website are counted here as they come in.</p>
      <Link className="button button-secondary button-small" to="/appointment">
        Look at the booking page
      </Link>
    </EmptyState>
  );
}

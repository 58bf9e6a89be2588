import './overview.css';
import { Link } from 'react-router';
import type { Overview as Figures } from '#contract/overview.ts';
import { type ClinicClock, longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { FirstSteps } from './first-steps.tsx';
import { NextSteps } from './next-steps.tsx';
import { WantedTable, WeeksChart } from './trends.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [overview, firstSteps] = await Promise.all([
    loadOr(null, () => adminApi.overview.get({}, { signal }), { signal }),
    loadFirstSteps(signal),
  ]);
  return { overview, firstSteps, loadedAt: new Date() };
}

/** Null for the front desk, whose call would be refused. */
async function loadFirstSteps(signal: AbortSignal) {
  const session = await loadOr(null, () => adminApi.session.get({}, { signal }), { signal });
  if (session?.role !== 'owner') return null;
  return loadOr(null, () => adminApi.firstSteps.get({}, { signal }), { signal });
}

export const meta = (args: Route.MetaArgs) => pageMeta('Overview', args);

/** Overview of the next tasks and the clinic's figures. */
export default function Overview({ loaderData: { overview, firstSteps, loadedAt } }: Route.ComponentProps) {
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
        {overview?.guessed.map((account) => (
          <GuessNote key={account.email} {...account} />
        ))}
        {firstSteps && <FirstSteps loaded={firstSteps} />}
        {overview ? <Sections overview={overview} clock={clock} /> : <ListFailure sentence="No figures available." />}
      </div>
    </main>
  );
}

function Sections({ overview, clock }: { overview: Figures; clock: ClinicClock }) {
  const { trends } = overview;
  if (isFresh(overview)) return <NothingYet />;
  const asOf = timeLabel(new Date(trends.asOf), clock);
  return (
    <>
      <BackupNote state={overview.backup} />
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

/** Null where there is nothing to worry about. */
function BackupNote({ state }: { state: Figures['backup'] }) {
  if (state !== 'failed' && state !== 'old') return null;
  return (
    <Alert
      tone="warning"
      title={state === 'failed' ? 'The last backup failed.' : 'There has been no backup for more than two days.'}
    >
      <p>
        <Link to="/admin/system">Look at System</Link>, and tell the person who looks after the server.
      </p>
    </Alert>
  );
}

function GuessNote({ email, count }: Figures['guessed'][number]) {
  return (
    <Alert tone="warning" title="Someone is guessing a password.">
      <p>
        Signing in as <bdi>{email}</bdi> failed {count} times in the last 24 hours. Each further try from an unknown
        browser waits up to 30 seconds. Browsers that have signed in before do not wait. Look at the{' '}
        <Link to="/admin/changes">history</Link>, and turn on two-step sign-in under{' '}
        <Link to="/admin/account">Account</Link>.
      </p>
    </Alert>
  );
}

function isFresh({ trends, today, pending, reviews }: Figures) {
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

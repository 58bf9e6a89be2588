import './overview.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Overview as Figures, Overview } from '#contract/overview.ts';
import { Bar, Column } from '#web/admin/bars.tsx';
import { FirstSteps } from '#web/admin/first-steps/first-steps.tsx';
import { type ClinicClock, dayLabel, longDay, shortDay, thisYear, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

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
export default function OverviewPage({ loaderData: { overview, firstSteps, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>Overview</h1>
        <p>
          {longDay(clock)}, {timeLabel(loadedAt, clock)}
        </p>
      </header>
      <div className="overview grid">
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

interface NextStepsProps {
  overview: Overview;
  clock: ClinicClock;
}

/** The three things to look at first. The most urgent one has the button that stands out. */
function NextSteps({ overview: { today, pending, reviews }, clock }: NextStepsProps) {
  const { count, until, oldest } = pending.waitingLong;
  const { dueCalls } = pending;
  const urgent = count + dueCalls > 0 ? 'pending' : reviews.waiting > 0 ? 'reviews' : undefined;
  return (
    <section className="open-work stack" aria-label="What to do next">
      <Step
        heading="Waiting for a call"
        figure={figureOf(count + dueCalls)}
        to={count > 0 ? `/admin?stage=new&to=${until}` : '/admin'}
        action={count + dueCalls > 0 ? 'Call them back' : 'Open what is pending'}
        isUrgent={urgent === 'pending'}
      >
        {oldest && `New for more than two days: ${figureOf(count)}. The oldest came in ${on(oldest, clock)}. `}
        {dueCalls > 0 && `Calls that are due: ${figureOf(dueCalls)}.`}
        {count + dueCalls === 0 && 'No new request has waited for two days, and no call is due.'}
      </Step>
      <Step
        heading="Reviews to read"
        figure={format(reviews.waiting)}
        to={`/admin/reviews${reviews.waiting > 0 ? '?status=new' : ''}`}
        action={reviews.waiting > 0 ? 'Read them' : 'Open the reviews'}
        isUrgent={urgent === 'reviews'}
      >
        {reviews.waiting > 0 ? 'They are not on the website yet.' : 'You have read them all.'}
      </Step>
      <Step
        heading="New today"
        figure={format(today.booked)}
        to={`/admin?status=all&from=${today.day}&to=${today.day}`}
        action="View today’s"
      >
        {pending.all === 1 ? '1 request is pending in all.' : `${format(pending.all)} requests are pending in all.`}
      </Step>
    </section>
  );
}

interface StepProps {
  heading: string;
  figure: string;
  children: ReactNode;
  to: string;
  action: string;
  isUrgent?: boolean;
}

function Step({ heading, figure, children, to, action, isUrgent = false }: StepProps) {
  return (
    <div className="overview-card card next-step grid">
      <h2>{heading}</h2>
      <p className="next-step-figure num">{figure}</p>
      <p className="soft">{children}</p>
      <Link className={`button button-small ${isUrgent ? 'button-primary' : 'button-secondary'}`} to={to}>
        {action}
      </Link>
    </div>
  );
}

function on(time: string, clock: ClinicClock) {
  return `on ${dayLabel(new Date(time), clock)}`;
}

function figureOf(count: number) {
  return count >= limits.countedMatches ? `${format(limits.countedMatches - 1)}+` : format(count);
}

function format(count: number) {
  return count.toLocaleString('en');
}

interface WeeksChartProps {
  weeks: Overview['trends']['weeks'];
  clock: ClinicClock;
  asOf: string;
}

/** A table that is drawn as columns: the weeks below, how many bookings above. */
function WeeksChart({ weeks, clock, asOf }: WeeksChartProps) {
  const most = Math.max(1, ...weeks.map(({ booked }) => booked));
  return (
    <section className="overview-card card weeks" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">Bookings per week</h2>
      <p className="soft">The last twelve, each from its Monday, as of {asOf}</p>
      <table className="num">
        <caption className="visually-hidden">Bookings per week, by the Monday on which it began</caption>
        <thead>
          <tr>
            {weeks.map(({ monday }, index) => (
              <th key={monday} scope="col">
                <span>{index === weeks.length - 1 ? 'This week' : shortDay(monday, thisYear(clock))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {weeks.map(({ monday, booked }) => (
              <td key={monday}>
                <Column share={booked / most} />
                {booked.toLocaleString('en')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface WantedTableProps {
  heading: string;
  /** Heading of the column that names the rows. */
  noun: string;
  rows: readonly { name: string; place?: string; booked: number }[];
  /** When they were counted: the server caches them. */
  asOf: string;
}

/** Most frequent values among bookings, in descending order. */
function WantedTable({ heading, noun, rows, asOf }: WantedTableProps) {
  const most = rows[0]?.booked ?? 1;
  return (
    <section className="overview-card card wanted">
      <h2>{heading}</h2>
      <p className="soft">The last 90 days, as of {asOf}</p>
      {rows.length === 0 ? (
        <p>No bookings in this time.</p>
      ) : (
        <table className="num">
          <caption className="visually-hidden">{heading}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{noun}</th>
              <th scope="col">Bookings</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, place, booked }) => (
              <tr key={`${name}, ${place}`}>
                <th scope="row">
                  {name}
                  {place && <span className="soft">, {place}</span>}
                  <Bar share={booked / most} />
                </th>
                <td>{booked.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

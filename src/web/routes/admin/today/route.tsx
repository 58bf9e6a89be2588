import './today.css';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/limits.ts';
import type { Today } from '#contract/today.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { callHref } from '#web/admin/call-href.ts';
import { DiskAlert } from '#web/admin/disk-alert.tsx';
import { openDueRequests, useDueRequests } from '#web/admin/due-requests.ts';
import { askFirstSteps, FirstSteps, useFirstSteps } from '#web/admin/first-steps/first-steps.tsx';
import { openStandingOutside, useStandingOutside } from '#web/admin/hours/standing-outside.ts';
import { type ClinicClock, today as dayAt, longDay, momentLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { OffSiteAlert } from '#web/admin/off-site-alert.tsx';
import { requestPath, visitPath } from '#web/admin/record-paths.ts';
import { useReviewCounts } from '#web/admin/review-counts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { recordsOf, useList, wholeList } from '#web/admin/store/records.ts';
import { openReminders, useReminders } from '#web/admin/telling/use-reminders.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { planDay } from './day-plan.ts';
import { HeldRow, VisitRow } from './rows.tsx';

type Options = Parameters<typeof adminApi.today.get>[1];

const visits = recordsOf<CalendarVisit>('visit');

async function loadToday(options: Options): Promise<Today> {
  const today = await adminApi.today.get({}, options);
  visits.showPage('today', wholeList(today.visits), async () => wholeList((await adminApi.today.get()).visits));
  return today;
}

/** All that the page shows, in one round. */
export async function clientLoader() {
  askFirstSteps();
  await Promise.all([
    openAnswer('today', loadToday, 'visits'),
    openStandingOutside(),
    openReminders(),
    openDueRequests(),
  ]);
}

export const meta = (args: Route.MetaArgs) => pageMeta('Today', args);

/** Work of the day, in the order of urgency; each line leads to where it is done, or does it. */
export default function TodayPage() {
  const clock = { now: useNow(), timeZone: useClinic().timeZone };
  const today = useToday();
  const firstSteps = useFirstSteps();
  useNewDay(today?.day, clock);
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>Today</h1>
        <p>
          {longDay(clock)}, {timeLabel(clock.now, clock)}
        </p>
      </header>
      <div className="today grid">
        {today?.guessed.map((account) => (
          <GuessNote key={account.email} {...account} />
        ))}
        {today && <BackupNote state={today.backup} />}
        <DiskAlert disk={today?.disk ?? null} />
        <OffSiteAlert offSite={today?.off_site ?? null} clock={clock}>
          <Link to="/admin/system">Look at System</Link>, and
        </OffSiteAlert>
        {today ? <Sections today={today} clock={clock} /> : <ListFailure sentence="The day could not be loaded." />}
        {firstSteps && <FirstSteps loaded={firstSteps} />}
      </div>
    </main>
  );
}

/** The time, which moves on. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today, up to date with everyone's changes, and with changes that are under way; null if it could not be loaded. */
function useToday() {
  const today = useAnswer('today', loadToday, { follows: 'visits' });
  const { list } = useList<CalendarVisit>('visit', 'today');
  return useMemo(() => today && { ...today, visits: list.body }, [today, list]);
}

/** Loads the next day once it has begun. */
function useNewDay(day: string | undefined, clock: ClinicClock) {
  const { revalidate } = useRevalidator();
  const isOver = day !== undefined && day < dayAt(clock);
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
}

function Sections({ today, clock }: { today: Today; clock: ClinicClock }) {
  const { timeZone } = clock;
  const { counts } = useLiveUpdates();
  const due = useDueRequests();
  const outside = useStandingOutside() ?? [];
  const reminders = useReminders();
  const reviews = useReviewCounts();
  const { unmarked, practitioners } = planDay(today.visits, clock.now);
  const untold = reminders?.visits.length ?? 0;
  const waiting = [counts?.waiting, untold, reviews?.new, outside.length, today.holds.length, today.visits.length];
  if (waiting.every((count) => !count))
    return (
      <EmptyState sentence="Nothing waits for you today. Enjoy the quiet.">
        <p>Visits, calls, held times and reviews show here by themselves.</p>
      </EmptyState>
    );
  return (
    <>
      <Section heading="Now and next">
        {practitioners.length === 0 && (
          <p className="soft">{today.visits.length > 0 ? 'No more visits today.' : 'No visits today.'}</p>
        )}
        <div className="day-plans">
          {practitioners.map(({ practitioner, now, next, later }) => (
            <section key={practitioner} className="day-plan" aria-label={practitioner ?? 'Without a practitioner'}>
              <h3>
                <bdi>{practitioner ?? 'Without a practitioner'}</bdi>
                {later > 0 && <span className="soft num">{later} more later</span>}
              </h3>
              <ul className="lined">
                {now.map((visit) => (
                  <VisitRow key={visit.id} visit={visit} label="Now" />
                ))}
                {next.map((visit) => (
                  <VisitRow key={visit.id} visit={visit} label="Next" />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <div className="today-cards">
        <Section heading="Over, not marked yet" count={unmarked.length}>
          <ul className="lined">
            {unmarked.map((visit) => (
              <VisitRow key={visit.id} visit={visit} />
            ))}
          </ul>
        </Section>
        <Calls due={due} isNew={counts?.new ?? 0} clock={clock} />
        <Section
          heading="Held times that end today"
          count={today.holds.length}
          isCapped={today.holds.length === serverLimits.holdsEnding}
        >
          <ul className="lined">
            {today.holds.map((hold) => (
              <HeldRow key={hold.id} hold={hold} timeZone={timeZone} />
            ))}
          </ul>
        </Section>
        <Section heading="Outside working hours" count={outside.length}>
          <ul className="lined">
            {outside.map(({ id, name, starts_at, reason, hold }) => (
              <li key={`${id} ${hold?.reference}`}>
                <Link
                  className="today-link"
                  to={hold ? requestPath(hold.reference) : visitPath({ id, starts_at }, timeZone)}
                >
                  <bdi className="who">{name}</bdi>
                  <span className="second-line num">
                    {momentWords(starts_at, timeZone)}. {reason}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading="Tomorrow, not told" count={untold} isCapped={untold === serverLimits.contactLog}>
          <p>
            <Link to="/admin/tomorrow">
              {untold === 1 ? 'Tell 1 patient about the visit' : `Tell ${untold} patients about their visits`}
            </Link>
          </p>
        </Section>
        <Section heading="New reviews" count={reviews?.new ?? 0}>
          <p>
            <Link to="/admin/reviews?status=new">Read them, and decide which ones visitors see</Link>
          </p>
        </Section>
      </div>
    </>
  );
}

interface SectionProps {
  heading: string;
  /** How many there are; nothing shows where there are none. */
  count?: number;
  /** There may be more than are counted. */
  isCapped?: boolean;
  children: ReactNode;
}

function Section({ heading, count, isCapped = false, children }: SectionProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section className="today-card card" aria-labelledby={id}>
      <h2 id={id}>
        {heading} {count !== undefined && <span className="num">{isCapped ? `${count}+` : count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** Patients whom someone has promised to call by now, and how many new requests wait for a first call. */
function Calls({ due, isNew, clock }: { due: readonly Appointment[]; isNew: number; clock: ClinicClock }) {
  const { phone: clinicPhone } = useClinic();
  const shortcut = useShortcut('call');
  const waiting = due.filter(({ remarks, next_call_at }) => remarks === null && next_call_at !== null);
  return (
    <Section heading="To call" count={waiting.length + isNew} isCapped={waiting.length === serverLimits.dueCalls}>
      <ul className="lined">
        {waiting.map(({ id, name, phone, reference, next_call_at }) => (
          <li key={id} className="row spread">
            <Link className="today-link" to={requestPath(reference)}>
              <bdi className="who">{name}</bdi>
              <span className="second-line">Due {next_call_at && momentLabel(next_call_at, clock)}</span>
            </Link>
            <a
              className="icon-button"
              href={callHref(phone, clinicPhone)}
              aria-label={`Call ${name} now`}
              {...shortcut}
            >
              <Icon name="phone" />
            </a>
          </li>
        ))}
        {isNew > 0 && (
          <li>
            <Link className="today-link" to="/admin?stage=new&sort=oldest">
              {isNew === 1 ? '1 new request' : `${isNew.toLocaleString('en')} new requests`}
              <span className="second-line">Not called yet, the oldest first</span>
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

const backupWords = {
  failed: 'The last backup failed.',
  old: 'There has been no backup for more than two days.',
  damaged: 'The last backup is damaged, and cannot be restored.',
};

/** Null where there is nothing to worry about. */
function BackupNote({ state }: { state: Today['backup'] }) {
  if (state === null || state === 'fine') return null;
  return (
    <Alert tone="warning" title={backupWords[state]}>
      <p>
        <Link to="/admin/system">Look at System</Link>, and tell the person who looks after the server.
      </p>
    </Alert>
  );
}

function GuessNote({ email, count }: Today['guessed'][number]) {
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

import { Button } from '#web/admin/button.tsx';
import { useNow } from '#web/admin/use-now.ts';
import './today.css';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import type { Today } from '#contract/today.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { callHref } from '#web/admin/call-href.ts';
import { DiskAlert } from '#web/admin/disk-alert.tsx';
import { openDueRequests, useDueRequests } from '#web/admin/due-requests.ts';
import { askFirstSteps, FirstSteps, useFirstSteps } from '#web/admin/first-steps/first-steps.tsx';
import { useHeld } from '#web/admin/held.ts';
import { openStandingOutside, useStandingOutside } from '#web/admin/hours/standing-outside.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { type ClinicClock, today as dayAt, longDay, momentLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { StayingList } from '#web/admin/list/staying-rows.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { OffSiteAlert } from '#web/admin/off-site-alert.tsx';
import { requestPath, visitPath } from '#web/admin/record-paths.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useList } from '#web/admin/records/cache.ts';
import { useHasDrafts } from '#web/admin/records/draft.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { useReviewCounts } from '#web/admin/review-counts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { openReminders, useReminders } from '#web/admin/telling/use-reminders.ts';
import { BookForAnyone } from '#web/admin/visits/book-anyone.tsx';
import type { TimeValues } from '#web/admin/visits/time-fields.tsx';
import { CloseDay, UnmarkedDays } from '#web/admin/visits/unmarked-days.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { dayName, minutesOf, timeOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { freedWords } from '#web/admin/wait-list/freed-times.tsx';
import { openFreedTimes, useFreedTimes } from '#web/admin/wait-list/use-wait-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/today.ts';
import { sentence } from '#words/admin/visits.ts';
import type { Route } from './+types/route.ts';
import { planDay } from './day-plan.ts';
import { HeldRow, VisitRow } from './rows.tsx';

const answer = sharedAnswer(
  'today',
  async (options): Promise<Today> => {
    const today = await adminApi.today.get({}, options);
    visits.showAll('today', today.visits);
    visits.showAll('unmarked', today.unmarked);
    return today;
  },
  'visits',
);

/** All that the page shows, in one round. */
export async function clientLoader() {
  askFirstSteps();
  await Promise.all([answer.open(), openStandingOutside(), openReminders(), openDueRequests(), openFreedTimes()]);
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.today, args);

/** Work of the day, in the order of urgency; each line leads to where it is done, or does it. */
export default function TodayPage() {
  const clock = { now: useNow(30_000), timeZone: useClinic().timeZone };
  const today = useToday();
  const firstSteps = useFirstSteps();
  useNewDay(today?.day, clock);
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>{words.today}</h1>
        <p>
          {longDay(clock)}, {timeLabel(clock.now, clock)}
        </p>
        <BookButtons clock={clock} />
      </header>
      <div className="today grid">
        {today?.guessed.map((account) => (
          <GuessNote key={account.email} {...account} />
        ))}
        {today && <BackupNote state={today.backup} />}
        <MailNote mail={today?.mail ?? null} />
        {today?.failing_programs.map((host) => (
          <ProgramNote key={host} host={host} />
        ))}
        <DiskAlert disk={today?.disk ?? null} />
        <OffSiteAlert offSite={today?.off_site ?? null} clock={clock}>
          <Sentence words={words.lookAndTell} fields={{ look: <Link to="/admin/system">{words.lookAtSystem}</Link> }} />
        </OffSiteAlert>
        {today ? <Sections today={today} clock={clock} /> : <ListFailure sentence={words.theDayCouldNot} />}
        {firstSteps && <FirstSteps loaded={firstSteps} />}
      </div>
    </main>
  );
}

/** Both book a time in one dialog; for a walk-in it begins with the present. */
function BookButtons({ clock: { now, timeZone } }: { clock: ClinicClock }) {
  const [begin, setBegin] = useState<Partial<TimeValues>>();
  const close = () => setBegin(undefined);
  const walkIn = () => {
    const step = visitLimits.stepMinutes;
    const { day, time } = wallTime(now, timeZone);
    setBegin({ day, time: timeOf(Math.min(Math.ceil(minutesOf(time) / step) * step, 24 * 60 - step)) });
  };
  return (
    <div className="today-book cluster">
      <Button look="primary" onClick={() => setBegin({})} shortcut="add">
        {words.book}
      </Button>
      <Button onClick={walkIn}>{words.walkIn}</Button>
      {begin && <BookForAnyone begin={begin} onBooked={close} onClose={close} />}
      <LeaveGuard isUnsaved={useHasDrafts('book')} />
    </div>
  );
}

/** Today, up to date with everyone's changes, and with changes that are under way; null if it could not be loaded. */
function useToday() {
  const today = answer.use();
  const { list } = useList(visits, 'today');
  const { list: earlier } = useList(visits, 'unmarked');
  return useMemo(() => today && { ...today, visits: list.body, unmarked: earlier.body }, [today, list, earlier]);
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
  const { counts } = useLiveUpdates();
  const outside = useStandingOutside() ?? [];
  const reminders = useReminders();
  const reviews = useReviewCounts();
  const practitioners = planDay(today.visits, clock.now);
  const earlier = today.unmarked.filter((visit) => isUnmarked(visit, clock.now));
  const unmarked = today.visits.filter((visit) => isUnmarked(visit, clock.now));
  const toRemind = reminders?.visits.length ?? 0;
  const waiting = [
    counts?.waiting,
    toRemind,
    reviews?.new,
    outside.length,
    today.holds.length,
    today.visits.length,
    today.to_tell,
    earlier.length,
    today.unmarked_before,
    today.to_come_back,
  ];
  if (waiting.every((count) => !count))
    return (
      <EmptyState sentence={words.nothingWaitsForYou}>
        <p>{words.visitsCallsHeldTimes}</p>
        <CalendarLink />
      </EmptyState>
    );
  const since = (earlier[0] ?? unmarked[0])?.starts_at;
  return (
    <>
      <Waiting
        toTell={today.to_tell}
        unmarked={earlier.length + unmarked.length}
        unmarkedSince={since && dayWords(since, clock)}
        older={today.unmarked_before}
      />
      <div className="today-parts">
        <section className="today-card card" aria-labelledby="day">
          <header className="unmarked-head cluster spread">
            <h2 id="day">
              {words.theDay}{' '}
              <span className="num">{today.visits.filter(({ status }) => status !== 'cancelled').length}</span>
            </h2>
            <CloseDay day={today.day} visits={unmarked} />
          </header>
          {practitioners.length === 0 && (
            <>
              <p className="soft">{words.noVisitsToday}</p>
              <CalendarLink />
            </>
          )}
          <div className="day-plans">
            {practitioners.map(({ practitioner, visits: own }) => (
              <section key={practitioner} className="day-plan" aria-label={practitioner ?? words.withoutAPractitioner}>
                <h3>
                  <bdi>{practitioner ?? words.withoutAPractitioner}</bdi>
                  <span className="soft num">{words.visits(own.length)}</span>
                </h3>
                <ul className="lined">
                  {own.map(({ visit, moment }) => (
                    <VisitRow key={visit.id} visit={visit} moment={moment} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
        <Cards today={today} earlier={earlier} clock={clock} />
      </div>
    </>
  );
}

/** On a day without visits, the way to those that come. */
function CalendarLink() {
  return (
    <p>
      <Link className="link-on" to="/admin/calendar">
        {words.openTheCalendar}
        <Icon name="arrow" />
      </Link>
    </p>
  );
}

interface CardsProps {
  today: Today;
  earlier: readonly CalendarVisit[];
  clock: ClinicClock;
}

/** Cards of what waits beside the day. Above a click nothing comes or goes until the pointer has left. */
function Cards({ today, earlier, clock }: CardsProps) {
  const { timeZone } = clock;
  const { counts } = useLiveUpdates();
  const column = useRef<HTMLDivElement>(null);
  const freed = useFreedTimes() ?? [];
  const unmarked = earlier.length + today.unmarked_before;
  const now = {
    due: useDueRequests(),
    isNew: counts?.new ?? 0,
    outside: useStandingOutside() ?? [],
    toRemind: useReminders()?.visits.length ?? 0,
    reviews: useReviewCounts()?.new ?? 0,
    unmarked,
    holds: today.holds.length,
    toComeBack: today.to_come_back,
  };
  const held = useHeld(column, now);
  const { due, isNew, outside, toRemind, reviews, toComeBack } = held;
  return (
    <div ref={column} className="today-cards">
      <Calls due={due} isNew={isNew} clock={clock} />
      <Section
        heading={earlier[0] ? words.unmarkedSince(dayWords(earlier[0].starts_at, clock)) : words.unmarked}
        count={unmarked}
        stays={held.unmarked > 0}
      >
        <UnmarkedDays visits={earlier} now={clock.now} />
        {today.unmarked_before > 0 && (
          <p>
            <Link to="/admin/unmarked">{words.olderVisits(today.unmarked_before)}</Link>
          </p>
        )}
      </Section>
      <Section
        heading={words.heldTimesThatEnd}
        count={today.holds.length}
        stays={held.holds > 0}
        isCapped={today.holds.length === serverLimits.holdsEnding}
      >
        <StayingList className="lined">
          {today.holds.map((hold) => (
            <HeldRow key={hold.id} hold={hold} timeZone={timeZone} />
          ))}
        </StayingList>
      </Section>
      <Section heading={words.outsideWorkingHours} count={outside.length}>
        <ul className="lined">
          {outside.map(({ id, name, starts_at, reason, hold }) => (
            <li key={`${id} ${hold?.reference}`}>
              <Link
                className="today-link"
                to={hold ? requestPath(hold.reference) : visitPath({ id, starts_at }, timeZone)}
              >
                <bdi className="who">{name}</bdi>
                <span className="second-line num">
                  {sentence(momentWords(starts_at, timeZone))} {reason}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={words.tomorrowNotReminded} count={toRemind} isCapped={toRemind === serverLimits.contactLog}>
        <p>
          <Link to="/admin/tomorrow">{words.remindPatients(toRemind)}</Link>
        </p>
      </Section>
      <Section heading={words.toComeBack} count={toComeBack} isCapped={toComeBack === serverLimits.toComeBack}>
        <p>
          <Link to="/admin/to-come-back">{words.agreeOnNextStep(toComeBack)}</Link>
        </p>
      </Section>
      <Section heading={words.newReviews} count={reviews}>
        <p>
          <Link to="/admin/reviews?status=new">{words.readThemAndDecide}</Link>
        </p>
      </Section>
      <Section heading={words.freedTimesOfferedBy} count={freed.length}>
        <ul className="lined">
          {freed.map((one) => (
            <li key={one.id}>
              <Link className="today-link" to="/admin/wait-list">
                <span className="num">{momentWords(one.starts_at, timeZone)}</span>
                <span className="second-line">{freedWords(one, timeZone)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** 'Monday', or '18 Nov' for a day that is longer ago. */
function dayWords(instant: string, clock: ClinicClock) {
  const day = wallTime(instant, clock.timeZone).day;
  return day === dayAt(clock) ? words.thisMorning : (dayName(day).split(' ')[0] ?? day);
}

interface WaitingProps {
  toTell: number;
  unmarked: number;
  /** 'Monday' */
  unmarkedSince: string | undefined;
  older: number;
}

/** Counts that must not be forgotten, in a line above the day, which no click takes away. */
function Waiting({ toTell, unmarked, unmarkedSince, older }: WaitingProps) {
  return (
    <p className="today-waiting cluster">
      <Link className="waiting-link" to="/admin/untold">
        {words.toTellNow}: <strong className="num">{toTell >= serverLimits.toTell ? `${toTell}+` : toTell}</strong>
      </Link>
      <Link className="waiting-link" to="/admin/unmarked">
        {unmarkedSince ? words.unmarkedSince(unmarkedSince) : words.unmarked}:{' '}
        <strong className="num">{unmarked}</strong>
      </Link>
      {older > 0 && (
        <Link className="waiting-link" to="/admin/unmarked">
          {words.olderUnmarked}: <strong className="num">{older}</strong>
        </Link>
      )}
    </p>
  );
}

interface SectionProps {
  heading: string;
  /** How many there are; nothing shows where there are none. */
  count?: number;
  /** It was clicked in a moment ago. */
  stays?: boolean;
  /** Whether there may be more than are counted. */
  isCapped?: boolean;
  children: ReactNode;
}

function Section({ heading, count, stays = false, isCapped = false, children }: SectionProps) {
  const id = useId();
  if (count === 0 && !stays) return null;
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
    <Section heading={words.toCall} count={waiting.length + isNew} isCapped={waiting.length === serverLimits.dueCalls}>
      <ul className="lined">
        {waiting.map((request) => (
          <li key={request.id} className="call-row">
            <Link className="today-link" to={requestPath(request.reference)}>
              <bdi className="who">{request.name}</bdi>
              <span className="second-line">
                {request.next_call_at && words.due(momentLabel(request.next_call_at, clock))}
              </span>
              <bdi className="second-line">{reasonOf(request)}</bdi>
            </Link>
            <a
              className="button button-secondary button-small num"
              href={callHref(request.phone, clinicPhone)}
              aria-label={words.callNow(request.name, request.phone)}
              {...shortcut}
            >
              <Icon name="phone" />
              {request.phone}
            </a>
          </li>
        ))}
        {isNew > 0 && (
          <li>
            <Link className="today-link" to="/admin?stage=new&sort=oldest">
              {words.newRequests(isNew)}
              <span className="second-line">{words.notCalledYetThe}</span>
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** Why someone is to be called: the last note, or what is known of the request. */
function reasonOf({ last_note, stage, treatmentType }: Appointment) {
  if (last_note?.text) return last_note.text;
  if (last_note?.kind === 'attempt') return words.thereWasNoAnswer;
  return stage === 'new' ? words.newRequest(treatmentType.join(', ')) : treatmentType.join(', ');
}

const backupWords = {
  failed: words.theLastBackupFailed,
  old: words.thereHasBeenNo,
  damaged: words.theLastBackupIs,
};

/** Null where there is nothing to worry about. */
function BackupNote({ state }: { state: Today['backup'] }) {
  if (state === null || state === 'fine') return null;
  return (
    <Alert tone="warning" title={backupWords[state]}>
      <p>
        <Sentence words={words.lookAndTell} fields={{ look: <Link to="/admin/system">{words.lookAtSystem}</Link> }} />
      </p>
    </Alert>
  );
}

function MailNote({ mail }: Pick<Today, 'mail'>) {
  if (!mail) return null;
  const { waiting, reason } = mail;
  return (
    <Alert tone="warning" title={words.messagesToPatientsDo}>
      <p>
        {reason}{' '}
        <Sentence
          words={words.messagesWait(waiting)}
          fields={{ untold: <Link to="/admin/untold">{words.notToldYet}</Link> }}
        />
      </p>
    </Alert>
  );
}

function ProgramNote({ host }: { host: string }) {
  return (
    <Alert tone="warning" title={words.aConnectedProgramDoes}>
      <p>
        <Sentence
          words={words.messagesFailed}
          fields={{ host: <bdi>{host}</bdi>, programs: <Link to="/admin/programs">{words.connectedPrograms}</Link> }}
        />
      </p>
    </Alert>
  );
}

function GuessNote({ email, count }: Today['guessed'][number]) {
  return (
    <Alert tone="warning" title={words.someoneIsGuessingA}>
      <p>
        <Sentence
          words={words.signInFailed}
          fields={{
            email: <bdi>{email}</bdi>,
            count,
            history: <Link to="/admin/changes">{words.history}</Link>,
            account: <Link to="/admin/account">{words.account}</Link>,
          }}
        />
      </p>
    </Alert>
  );
}

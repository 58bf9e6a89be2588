import { Button, ButtonLink } from '#web/admin/button.tsx';
import './appointments.css';
import './day-sheet.css';
import { memo } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import { callHref } from '#web/admin/call-href.ts';
import { type ClinicClock, dayAndTime, dayLabel, shortMoment, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ClearSearch } from '#web/admin/list/elsewhere.tsx';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { describeWaiting } from '#web/admin/list/waiting.ts';
import { describeLastNote } from '#web/admin/note-words.ts';
import { requestPath } from '#web/admin/record-paths.ts';
import type { ShownList } from '#web/admin/records/cache.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { onPhones, useMedia } from '#web/admin/use-media.ts';
import { useFinish } from '#web/admin/visits/use-finish.ts';
import { shortWish } from '#web/admin/visits/wish-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/appointments.ts';
import { type Ticks, useIsTicked } from './bulk-bar.tsx';
import { useConfirm } from './confirm.tsx';
import { CardContacts } from './contact-links.tsx';
import { type ListQuery, sortOf, toSearch } from './list-query.ts';
import { isSameNumber } from './same-number.ts';
import { StageChip } from './stage-chip.tsx';

interface AppointmentListProps extends Pick<ShownList<Appointment>, 'list' | 'showMore'> {
  query: ListQuery;
  open: string | undefined;
  /** Ids of requests that have just come in. */
  marked: ReadonlySet<number>;
  clock: ClinicClock;
  ticks: Ticks;
}

/** One row per request; cards on phones. */
export function AppointmentList(props: AppointmentListProps) {
  const { list, showMore, query, open, marked, clock, ticks } = props;
  const { phone } = useClinic();
  const isPhone = useMedia(onPhones);
  if (list.body.length === 0) return <NoAppointments query={query} />;
  const order = words.inOrder[sortOf(query)];
  return (
    <>
      <RecordTable
        className="request-table"
        caption={words.captionOf(words.captions[query.status], order)}
        columns={[words.nameAndPhone, words.treatmentAndMessage, words.received, words.followUp]}
        actions={words.nextStepAndDetails}
      >
        {list.body.map((appointment, row) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            isOpen={appointment.reference === open}
            isNew={marked.has(appointment.id)}
            isSameNumber={isSameNumber(appointment, list.body[row - 1], phone)}
            isPhone={isPhone}
            query={query}
            replaces={open !== undefined}
            ticks={ticks}
            clock={clock}
          />
        ))}
      </RecordTable>
      <ListFoot list={list} noun={words.nouns[query.stage || query.status]} order={order} onShowMore={showMore} />
    </>
  );
}

function NoAppointments({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={appointmentMessages.empty}>
      {isNarrowed(query) || query.stage !== '' ? (
        <>
          <p>{words.nothingMatches}</p>
          <ClearSearch search={toSearch({ ...query, q: '', from: '', to: '', stage: '' })} />
        </>
      ) : (
        <p>{query.status === 'done' ? words.finishedAppearHere : words.requestsAppearHere}</p>
      )}
    </EmptyState>
  );
}

interface AppointmentRowProps {
  appointment: Appointment;
  isOpen: boolean;
  /** Has just come in. */
  isNew: boolean;
  /** Whether the number is that of the request above. */
  isSameNumber: boolean;
  isPhone: boolean;
  /** Query of the list, for the address of this request. */
  query: ListQuery;
  /** A request is open already; the next one takes its step in the history. */
  replaces: boolean;
  ticks: Ticks;
  clock: ClinicClock;
}

/** Renders again only when something of its own has changed: the list may be long, and phones are slow. */
const AppointmentRow = memo(function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, isOpen, isNew, isPhone, query, replaces, ticks, clock } = props;
  const { reference, name, phone, treatmentType, city, state, created_at, conditions } = appointment;
  const received = new Date(created_at);
  const [treatment, ...others] = treatmentType;
  const reason = conditions?.split('\n', 1)[0];
  return (
    <tr data-open={isOpen} data-new={isNew} data-same-number={props.isSameNumber}>
      <td>
        {appointment.remarks === null && <RowTick appointment={appointment} ticks={ticks} />}
        <bdi className="who">{name}</bdi>
        {isNew && <span className="new-mark">{words.justIn}</span>}
        <span className="second-line num">
          <bdi>{phone}</bdi>
          {props.isSameNumber && words.sameNumber}
          <span className="row-place">{` · ${city}`}</span>
        </span>
      </td>
      <td>
        {treatment} {others.length > 0 && <span className="soft">{words.moreTreatments(others.length)}</span>}
        <span className="second-line">
          {`${city}, ${state}`}
          {reason && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </span>
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="received-time">, {timeLabel(received, clock)}</span>
        <WaitingTime appointment={appointment} clock={clock} />
      </td>
      <td>
        <FollowUp appointment={appointment} clock={clock} />
      </td>
      <td className="open">
        <RowAction
          appointment={appointment}
          now={clock.now}
          list={query.status === 'pending' ? toSearch(query) : undefined}
        />
        {isPhone && <CardContacts appointment={appointment} />}
        <ButtonLink
          look="quiet"
          id={rowLinkId(reference)}
          to={{ search: toSearch(query, reference) }}
          state={openedFromList}
          replace={replaces}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
        >
          {words.open}
          <span className="visually-hidden">{words.requestOf(name)}</span>
        </ButtonLink>
      </td>
    </tr>
  );
});

/** Shows while several are being chosen. */
function RowTick({ appointment: { id, name }, ticks }: Pick<AppointmentRowProps, 'appointment' | 'ticks'>) {
  const isTicked = useIsTicked(ticks, id);
  const shortcut = useShortcut('tick');
  if (isTicked === undefined) return null;
  return (
    <label className="row-tick">
      <input
        className="tick"
        type="checkbox"
        checked={isTicked}
        onChange={() => ticks.toggle(id)}
        aria-label={words.choose(name)}
        {...shortcut}
      />
    </label>
  );
}

type FollowUpProps = Pick<AppointmentRowProps, 'appointment' | 'clock'>;

/** New ones wait for a first call; others wait once a call is due. */
function WaitingTime({ appointment: { waiting_since, next_call_at }, clock }: FollowUpProps) {
  const since = waiting_since ?? next_call_at;
  if (!since || Date.parse(since) > clock.now.getTime()) return null;
  return <span className="waiting-time note">{describeWaiting(since, clock.now)}</span>;
}

/** Its stage with the next call, and below it the one thing to know. */
function FollowUp({ appointment, clock }: FollowUpProps) {
  const { next_call_at } = appointment;
  const about = describeNext(appointment, clock);
  return (
    <>
      <StageChip request={appointment} />
      {next_call_at && <span className="next-call-time">{words.nextCall(dayAndTime(next_call_at, clock))}</span>}
      {about && (
        <bdi className="second-line" data-coming={isVisitShown(appointment) && appointment.next_visit_coming}>
          {about}
        </bdi>
      )}
    </>
  );
}

/** Whether no words of the front desk or the patient stand in its place. */
const isVisitShown = ({ remarks, last_note }: Appointment) => remarks === null && !last_note?.from_patient;

/** The remarks of a done request; of others what the patient wrote last, the next visit, the wishes, or the last note. */
function describeNext(appointment: Appointment, clock: ClinicClock) {
  const { remarks, stage, last_note, next_visit_at, next_visit_coming } = appointment;
  if (remarks !== null) return remarks;
  const note = last_note && describeLastNote(last_note);
  if (last_note?.from_patient) return note;
  if (isToTell(appointment, clock.now))
    return [next_visit_at && shortMoment(next_visit_at, clock), next_visit_coming && words.willCome, words.notToldYet]
      .filter(Boolean)
      .join(' · ');
  if (next_visit_at !== null && isNotMarked(appointment, clock.now))
    return [shortMoment(next_visit_at, clock), words.notMarked].join(' · ');
  if (next_visit_at !== null) {
    const about = next_visit_coming ? words.willCome : words.patientTold;
    return [shortMoment(next_visit_at, clock), isAhead(appointment, clock.now) && about].filter(Boolean).join(' · ');
  }
  return stage === 'seen' ? note : (shortWish(appointment, clock) ?? note);
}

interface RowActionProps {
  appointment: Appointment;
  now: Date;
  /** The list that a finished request leaves. */
  list: string | undefined;
}

/** The next step of a request: one action a stage. */
export function RowAction(props: RowActionProps) {
  const { confirm, dialog } = useConfirm(props);
  return (
    <>
      <NextStep {...props} onConfirm={confirm} />
      {dialog}
    </>
  );
}

function NextStep({ appointment, now, list, onConfirm }: RowActionProps & { onConfirm: () => Promise<unknown> }) {
  const { stage, next_call_at } = appointment;
  if (stage === null) return null;
  if (stage === 'tried' || (next_call_at !== null && Date.parse(next_call_at) <= now.getTime()))
    return <CallLink appointment={appointment} />;
  if (stage === 'new') return <ConfirmButton name={appointment.name} onConfirm={onConfirm} />;
  if (stage === 'seen') return <FinishButton appointment={appointment} list={list} />;
  if (isNotMarked(appointment, now)) return <MarkLink appointment={appointment} />;
  if (!isToTell(appointment, now)) return null;
  return <TellButton appointment={appointment} label={words.tell} className="row-action" />;
}

/** Whether the next visit has not begun; one that was not marked yet may be over. */
const isAhead = ({ next_visit_at }: Appointment, now: Date) =>
  next_visit_at !== null && Date.parse(next_visit_at) > now.getTime();

/** Whether a visit is over, and no one has said whether the patient came. */
const isNotMarked = ({ next_visit_ends_at }: Appointment, now: Date) =>
  next_visit_ends_at !== null && isUnmarked({ status: 'booked', ends_at: next_visit_ends_at }, now);

/** Whether the patient is to be told of a visit that is ahead. */
const isToTell = ({ to_tell_until }: Appointment, now: Date) => to_tell_until !== null && new Date(to_tell_until) > now;

function ConfirmButton({ name, onConfirm }: { name: string; onConfirm: () => Promise<unknown> }) {
  return (
    <Button className="row-action" onClick={() => void onConfirm()} shortcut="confirm">
      {words.confirm}
      <span className="visually-hidden">{words.requestOf(name)}</span>
    </Button>
  );
}

function CallLink({ appointment: { name, phone } }: Pick<RowActionProps, 'appointment'>) {
  const clinic = useClinic();
  return (
    <a
      className="button button-secondary button-small row-action"
      href={callHref(phone, clinic.phone)}
      {...useShortcut('call')}
    >
      {words.call}
      <span className="visually-hidden">{words.callNow(name)}</span>
    </a>
  );
}

/** Leads to the visits of the request, where each is marked. */
function MarkLink({ appointment: { name, reference } }: Pick<RowActionProps, 'appointment'>) {
  return (
    <ButtonLink className="row-action" to={requestPath(reference)}>
      {words.mark}
      <span className="visually-hidden">{words.visitOf(name)}</span>
    </ButtonLink>
  );
}

function FinishButton({ appointment, list }: Pick<RowActionProps, 'appointment' | 'list'>) {
  const finish = useFinish();
  return (
    <Button className="row-action" onClick={() => void finish(appointment, { list })} shortcut="finish">
      {words.finish}
      <span className="visually-hidden">{words.requestOf(appointment.name)}</span>
    </Button>
  );
}

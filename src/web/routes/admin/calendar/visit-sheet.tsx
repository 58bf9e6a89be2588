import { Button, ButtonLink, QuietButton } from '#web/admin/button.tsx';
import { sendHere } from '#web/admin/form-sheet.tsx';
import './visit-sheet.css';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { limits } from '#contract/plain/limits.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit, VisitRequest } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { callHref } from '#web/admin/call-href.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { Presence } from '#web/admin/live/presence.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useDraft } from '#web/admin/records/draft.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { besideTheList, Fact, SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { PatientLink } from '#web/admin/telling/patient-link.tsx';
import { SentMessages } from '#web/admin/telling/sent-messages.tsx';
import { useMedia } from '#web/admin/use-media.ts';
import { NoShows } from '#web/admin/visits/no-shows.tsx';
import { type Refusal, refusalOf } from '#web/admin/visits/refusal.ts';
import { attendedWords, CancelSeries, MoreVisits } from '#web/admin/visits/series/series-of-visit.tsx';
import { statusKeys } from '#web/admin/visits/status-keys.ts';
import {
  RefusedTime,
  TimeFields,
  type TimeValues,
  takeFree,
  toPlace,
  valuesOf,
} from '#web/admin/visits/time-fields.tsx';
import { useSayChanged } from '#web/admin/visits/use-set-status.ts';
import { momentWords, noPractitioner, spanWords, stateWords } from '#web/admin/visits/visit-words.ts';
import { dayName, wallTime } from '#web/admin/visits/wall-time.ts';
import { EarlierTime } from '#web/admin/wait-list/earlier-time.tsx';
import { WhoFitsLink } from '#web/admin/wait-list/wait-list-links.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/calendar.ts';
import { sentence } from '#words/admin/visits.ts';
import { AfterAttended } from './after-attended.tsx';
import { StatusButtons, type VisitChanges } from './visit-changes.tsx';

interface VisitSheetProps {
  visit: CalendarVisit;
  calendar: Calendar;
  changes: VisitChanges;
  /** Called after a change here or by someone else. */
  onChange: (now: CalendarVisit) => void;
  onClose: () => void;
}

/** Everything about one visit that the reader may know. */
export function VisitSheet(props: VisitSheetProps) {
  const { visit, calendar, onClose } = props;
  const heading = useId();
  const isOwnOnly = useIsPractitioner();
  const { starts_at, status } = visit;
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={heading}>{visit.name}</SheetHeading>
        <p className="visit-head row cluster num">
          <StateChip isSettled={status === 'fulfilled' || status === 'arrived'}>{stateWords(visit)}</StateChip>{' '}
          {dayName(wallTime(starts_at, calendar.time_zone).day)}, {spanWords(visit, calendar.time_zone)}
        </p>
        <Presence kind="visit" {...visit} />
      </DialogHeader>
      <DialogBody>{isOwnOnly ? <OwnVisit {...props} /> : <AnyVisit {...props} />}</DialogBody>
    </SideSheet>
  );
}

/** Sheet of a visit for the front desk. */
function AnyVisit({ visit, calendar, changes, onChange, onClose }: VisitSheetProps) {
  const { name, phone, treatments, practitioner, room, reference, status } = visit;
  const canMove = status !== 'cancelled' && status !== 'noshow';
  const cancelKey = useShortcut(statusKeys.cancelled);
  const isBeside = useMedia(besideTheList);
  /** No one can reach the message with Undo behind a sheet that lies over the page. */
  const settle = () => {
    if (!isBeside) onClose();
  };
  const showSaved = (now: CalendarVisit) => {
    onChange(now);
    settle();
  };
  return (
    <>
      <div className="visit-contacts cluster">
        {canMove && (
          <Button onClick={() => document.querySelector<HTMLElement>('.move-form input')?.focus()}>{words.move}</Button>
        )}
        <CallLink phone={phone} {...useShortcut('call')} />
        <ButtonLink to={requestPath(reference)}>{words.openTheRequest}</ButtonLink>
        <MoreVisits visit={visit} onBooked={settle} />
      </div>
      <dl className="facts">
        <PatientsMessage visit={visit} />
      </dl>
      {whatToTell(visit) && (
        <p className="note">
          {words.notToldYet} {sentenceOf(visit, calendar.time_zone)}{' '}
          <Link to="/admin/untold">{words.tellThePatient}</Link>
        </p>
      )}
      <StatusButtons
        visit={visit}
        timeZone={calendar.time_zone}
        onSet={(next) => {
          changes.setStatus(visit, next);
          if (next !== 'fulfilled') settle(); // what follows an attended visit is offered here
        }}
      />
      <AfterAttended visit={visit} onSettled={settle} />
      <NoShows appointmentId={visit.appointment_id} />
      {canMove && <MoveForm {...{ visit, calendar }} onSaved={showSaved} />}
      <dl className="facts">
        <Fact name={words.treatments}>{treatments.join(', ')}</Fact>
        <Fact name={words.withWhom}>{practitioner ?? noPractitioner}</Fact>
        {room && <Fact name={words.room}>{room}</Fact>}
        {visit.cancellation_reason && (
          <Fact name={words.cancelledBecause}>
            <span dir="auto">{visit.cancellation_reason}</span>
          </Fact>
        )}
        {visit.series && <Fact name={words.series}>{attendedWords(visit.series)}</Fact>}
        <Fact name={words.reference}>
          <span className="num">{reference}</span>
        </Fact>
      </dl>
      <SentMessages requestId={visit.appointment_id} visitId={visit.id} name={name} />
      <PatientLink appointmentId={visit.appointment_id} />
      {!canMove && (
        <>
          <p className="soft">{words.toChooseAnotherTime}</p>
          <WhoFitsLink visit={visit} />
        </>
      )}
      {status === 'booked' && (
        <EarlierTime appointmentId={visit.appointment_id} name={name} draftName={`earlier-time ${reference}`} />
      )}
      <div className="visit-end cluster">
        <HistoryButton key={visit.version} className="button button-quiet button-small" kind="visit" id={visit.id} />
        {status === 'booked' && (
          <>
            <QuietButton onClick={() => changes.setStatus(visit, 'cancelled', settle)} {...cancelKey}>
              {words.cancelTheVisit}
            </QuietButton>
            <CancelSeries visit={visit} onChange={onChange} onSaved={showSaved} />
          </>
        )}
      </div>
    </>
  );
}

function CallLink({ phone, ...shortcut }: { phone: string } & ReturnType<typeof useShortcut>) {
  const { phone: clinicPhone } = useClinic();
  return (
    <a className="button button-pine button-small" href={callHref(phone, clinicPhone)} {...shortcut}>
      <Icon name="phone" />
      <Sentence words={words.call} fields={{ phone: <span className="num">{phone}</span> }} />
    </a>
  );
}

interface TypedTime {
  values: TimeValues;
  /** Version of the visit when typing began. */
  version: number;
}

interface MoveFormProps extends Pick<VisitSheetProps, 'visit' | 'calendar'> {
  onSaved: (now: CalendarVisit) => void;
}

/** Another time, length, practitioner or room. What is typed stays, whatever others do to the visit meanwhile. */
function MoveForm({ visit, calendar, onSaved }: MoveFormProps) {
  const sayChanged = useSayChanged();
  const { time_zone, practitioners } = calendar;
  const { found: draft, store, forget } = useDraft<TypedTime>(`visit ${visit.id}`);
  const [isFound, setFound] = useState(draft !== undefined);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isStale, setStale] = useState(false);
  const { isBusy, run } = useBusy();
  const values = draft?.values ?? valuesOf(visit, time_zone);
  const params = { id: visit.id };
  const type = (now: TimeValues) => store({ values: now, version: draft?.version ?? visit.version });
  const settle = () => {
    setFound(false);
    forget();
    setRefusal(undefined);
    setStale(false);
  };
  const move = async (wanted: TimeValues, anyway: boolean) => {
    const from = { id: visit.id, version: draft?.version ?? visit.version };
    const update = (now: { ifMatch: number }) =>
      adminApi.visits.update({ params, body: { ...toPlace(wanted), anyway } }, now);
    const load = () => adminApi.visits.get({ params });
    const result = await run(() => attempt(() => visits.inTurn(from, update), { load }));
    if (!result) return;
    const refused = refusalOf(result);
    setRefusal(refused);
    if (refused) return;
    if (result.kind === 'stale' && result.theirs) {
      setStale(true);
      store({ values: wanted, version: result.theirs.version });
      return visits.put(result.theirs);
    }
    const { starts_at } = result.kind === 'saved' ? result.saved : visit;
    if (result.kind === 'saved') {
      settle();
      onSaved(result.saved);
    }
    const done = `${visitMessages.moved} ${sentence(momentWords(starts_at, time_zone))}`;
    void sayChanged(visit, result, { failure: visitMessages.moveFailure, done }, onSaved);
  };
  return (
    <form
      className="move-form"
      aria-label={words.changeTheVisit}
      noValidate
      onSubmit={sendHere(() => void move(values, false))}
    >
      <h3>{words.timeAndPlace}</h3>
      {isStale && <StaleNotice noun="visit" onTake={settle} />}
      {isFound && <NotSavedYet found={draft} onDiscard={settle} />}
      <TimeFields values={values} practitioners={practitioners} onChange={type} />
      {refusal && (
        <RefusedTime
          refusal={refusal}
          isBusy={isBusy}
          onTake={(free) => {
            const taken = takeFree(values, free, time_zone);
            type(taken);
            void move(taken, false);
          }}
          onAnyway={() => void move(values, true)}
        />
      )}
      <Button look="primary" isBusy={isBusy} type="submit">
        {words.saveTheChange}
      </Button>
    </form>
  );
}

const requestOf = (id: number) =>
  sharedAnswer(
    `request of visit ${id}`,
    (options) => adminApi.visits.getRequest({ params: { id } }, options),
    'requests',
  );

/** A fact; nothing if the patient wrote nothing. */
function PatientsMessage({ visit }: { visit: CalendarVisit }) {
  const message = requestOf(visit.id).use()?.conditions;
  if (!message) return null;
  return (
    <Fact name={words.patientsMessage}>
      <p dir="auto">{message}</p>
    </Fact>
  );
}

/** Sheet of a practitioner's own visit: patient, reason and notes. */
function OwnVisit({ visit, calendar, changes }: VisitSheetProps) {
  const { id, phone, treatments, room } = visit;
  const answer = requestOf(id);
  const request = answer.use();
  return (
    <>
      <StatusButtons visit={visit} timeZone={calendar.time_zone} onSet={(next) => changes.setStatus(visit, next)} />
      <div className="visit-contacts cluster">
        <CallLink phone={phone} />
      </div>
      <dl className="facts">
        <PatientsMessage visit={visit} />
        <Fact name={words.treatments}>{treatments.join(', ')}</Fact>
        {room && <Fact name={words.room}>{room}</Fact>}
      </dl>
      <NoteForm visitId={id} onSaved={answer.set} />
      {request === null && <p className="soft">{words.theNotesCouldNot}</p>}
      <ol className="own-visit-notes stack">
        {request?.notes.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text || words.noAnswer}</p>
            <p className="soft">
              {note.from_patient ? words.thePatient : note.author}, {momentWords(note.created_at, calendar.time_zone)}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function NoteForm({ visitId: id, onSaved }: { visitId: number; onSaved: (now: VisitRequest) => void }) {
  const fieldId = useId();
  const { found: text = '', store, forget } = useDraft<string>(`own-note ${id}`);
  const [failure, setFailure] = useState('');
  const save = async () => {
    setFailure(text.trim() ? '' : appointmentMessages.noNote);
    if (!text.trim()) return;
    const result = await attempt(() => adminApi.visits.addNote({ params: { id }, body: { text } }));
    if (result.kind !== 'saved') return setFailure(appointmentMessages.noteFailure);
    forget();
    onSaved(result.saved);
  };
  return (
    <form noValidate className="own-visit-note stack" onSubmit={sendHere(() => void save())}>
      <Field id={fieldId} label={words.note} error={failure}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            value={text}
            maxLength={limits.remarks}
            onChange={({ target }) => (target.value ? store(target.value) : forget())}
          />
        )}
      </Field>
      <Button type="submit">{words.addTheNote}</Button>
    </form>
  );
}

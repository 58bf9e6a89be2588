import './appointment-sheet.css';
import { Fragment, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { nounOf, wordsOf } from '#contract/field-values.ts';
import { type DescribedField, personFields, requestFields } from '#contract/form-fields.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { rowLinkId, useRowFocus, useWayBack } from '#web/admin/list/opened-row.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { findByReference, getByReference } from '#web/admin/request-by-reference.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import { type ShownList, useRecord } from '#web/admin/store/records.ts';
import { PatientLink } from '#web/admin/telling/patient-link.tsx';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { NoShows } from '#web/admin/visits/no-shows.tsx';
import { wishWords } from '#web/admin/visits/wish-words.ts';
import { EarlierTime } from '#web/admin/wait-list/earlier-time.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { isFailure } from '#web/forms/form-data.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { ContactButtons } from './contact-links.tsx';
import { describeState, EarlierRequests } from './earlier-requests.tsx';
import { type Ending, FollowUpBar, type FollowUpChange } from './follow-up-bar.tsx';
import { type ListQuery, newBooking, toSearch } from './list-query.ts';
import { momentLabel, Notes } from './notes.tsx';
import { useRemarksDrafts } from './remarks-drafts.ts';
import { findProblem, isGone, type Refusal, RemarksForm, remarksFormId } from './remarks-form.tsx';
import { RequestVisits } from './request-visits.tsx';

interface OpenAppointmentOptions {
  /** Reference of the request that the address names. */
  open: string | undefined;
  query: ListQuery;
  shown: ShownList<Appointment>;
  /** Typed before, and not saved. */
  earlierDrafts: readonly RemarksDraft[];
}

/** The request that is open beside the list, and what can be done with it. */
export function useOpenAppointment({ open, query, shown, earlierDrafts }: OpenAppointmentOptions) {
  const { list, records } = shown;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const drafts = useRemarksDrafts(earlierDrafts);
  const focusNext = useRowFocus(open);
  const { close, leave, comeBack } = useWayBack(open, (reference) => toSearch(query, reference));
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal | undefined>>(new Map());
  // The field shows its text again when it was taken or put back.
  const [textTurn, setTextTurn] = useState(0);
  const stored = useRecord<Appointment>('appointment', ({ reference }) => reference === open);
  const opened = stored && (records.expected(stored) ?? stored);
  useAnswer(
    open === undefined || open === newBooking ? undefined : `request ${open}`,
    async () => {
      const now = await findByReference(open ?? '');
      // Someone who is typing remarks hears of another ending when they save.
      const isTyping = stored && drafts.read(stored).trim() !== (stored.remarks ?? '');
      if (now && !(isTyping && now.remarks !== stored.remarks)) records.put(now);
      return now?.version ?? null;
    },
    { follows: 'requests' },
  );

  const refuse = ({ reference }: Appointment, refusal: Refusal | undefined) =>
    setRefusals((now) => new Map(now).set(reference, refusal));

  /** Makes a change that shows at once. What it takes from the field comes back when it is refused. */
  async function change(appointment: Appointment, { takesText = false, expect, call }: FollowUpChange) {
    const putTextBack = takesText ? drafts.take(appointment) : undefined;
    if (takesText) setTextTurn((turn) => turn + 1);
    const load = () => getByReference(appointment.reference);
    const result = await shown.change<Appointment>(appointment, { expect, call, load });
    if (result.kind === 'saved') {
      if (takesText) drafts.forget(result.saved);
      return result;
    }
    putTextBack?.();
    setTextTurn((turn) => turn + 1);
    return result;
  }

  /** It leaves at once, and comes back with the reason when it is refused. */
  async function finish(appointment: Appointment, { outcome, remarks, call }: Ending) {
    const wasPending = appointment.remarks === null;
    const leaves = wasPending && query.status === 'pending';
    refuse(appointment, undefined);
    focusNext(findNeighbour(appointment, list.body));
    const left = leave(appointment.reference);
    const result = await change(appointment, {
      takesText: true,
      expect: (item) =>
        leaves ? null : { ...item, outcome, remarks, stage: null, next_call_at: null, waiting_since: null },
      call,
    });
    if (result.kind === 'saved') {
      toasts.success(wasPending ? appointmentMessages.done : 'Remarks saved.');
      return revalidate();
    }
    refuse(appointment, result);
    await left;
    const again = comeBack(appointment.reference);
    if (again || isFailure(result) || isGone(result))
      toasts.failure(appointmentMessages.failure, again && { action: { label: 'Open it', onSelect: again } });
    return undefined;
  }

  function saveRemarks(appointment: Appointment, remarks: string) {
    const problem = findProblem(remarks);
    if (problem) return refuse(appointment, problem);
    const params = { id: appointment.id };
    return finish(appointment, {
      outcome: appointment.outcome ?? 'finished',
      remarks,
      call: (options) => adminApi.appointments.markDone({ params, body: { remarks } }, options),
    });
  }

  return {
    sheet: opened && {
      appointment: opened,
      query,
      remarks: {
        drafts,
        textTurn,
        refusal: refusals.get(opened.reference),
        onCorrect: () => refuse(opened, undefined),
        onSave: (remarks: string) => void saveRemarks(opened, remarks),
      },
      actions: {
        readText: () => drafts.read(opened),
        change: (changed: FollowUpChange) => change(opened, changed),
        finish: (ending: Ending) => finish(opened, ending),
      },
    },
    close,
    drafts,
  };
}

/** The row below, or the one above the last. */
function findNeighbour({ id }: Appointment, rows: Appointment[]) {
  const place = rows.findIndex((row) => row.id === id);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  return neighbour && rowLinkId(neighbour.reference);
}

const heading = 'appointment-heading';

interface AppointmentSheetProps extends NonNullable<ReturnType<typeof useOpenAppointment>['sheet']> {
  clock: ClinicClock;
  onClose: () => void;
}

/** Everything about one request, and the remarks that finish it. */
export function AppointmentSheet(props: AppointmentSheetProps) {
  const { appointment, query, clock, onClose, remarks, actions } = props;
  const { textTurn, ...form } = remarks;
  const isDone = appointment.remarks !== null;
  const shortcut = useShortcut('markDone');
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <Fragment key={appointment.id}>
        <DialogHeader>
          <SheetHeading id={heading}>{appointment.name}</SheetHeading>
          <p className="sheet-received row cluster num">
            <StateChip isSettled={isDone}>{describeState(appointment)}</StateChip>{' '}
            {describeReceived(appointment, clock)}
          </p>
        </DialogHeader>
        <DialogBody>
          <ContactButtons appointment={appointment} />
          <div className="told">
            <TellButton appointment={appointment} change={actions.change} />
            {appointment.last_told && (
              <p className="soft">
                {describeMark(appointment.last_told)} ({momentLabel(appointment.last_told.created_at, clock)})
              </p>
            )}
          </div>
          {appointment.next_call_at && (
            <p className="next-call row">
              <Icon name="clock" /> Call again: {momentLabel(appointment.next_call_at, clock)}
            </p>
          )}
          <NoShows appointmentId={appointment.id} />
          <RequestVisits appointment={appointment} />
          <PatientLink appointmentId={appointment.id} />
          {appointment.remarks === null && (
            <EarlierTime
              appointmentId={appointment.id}
              name={appointment.name}
              draftName={`earlier-time ${appointment.reference}`}
            />
          )}
          <Notes appointment={appointment} clock={clock} />
          <AppointmentFacts appointment={appointment} timeZone={clock.timeZone} />
          <EarlierRequests appointment={appointment} query={query} />
          <HistoryButton
            key={appointment.version}
            className="button button-quiet button-small"
            kind="appointment"
            id={appointment.id}
          />
        </DialogBody>
        <div className="remarks-pinned">
          <RemarksForm key={textTurn} appointment={appointment} {...form} />
          <FollowUpBar appointment={appointment} clock={clock} {...actions} />
        </div>
        <DialogFooter>
          <button type="submit" form={remarksFormId} className="button button-primary" {...shortcut}>
            <Icon name="check" />
            {isDone ? 'Save remarks' : 'Mark as done'}
          </button>
          <span className="shortcut" aria-hidden="true">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
        </DialogFooter>
      </Fragment>
    </SideSheet>
  );
}

function describeReceived({ created_at }: Appointment, clock: ClinicClock) {
  const received = new Date(created_at);
  const day = dayLabel(received, clock);
  return `Received ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(received, clock)}`;
}

function AppointmentFacts({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { city, state, treatmentType, conditions, reference } = appointment;
  const { name: _, ...ways } = personFields;
  return (
    <dl className="facts">
      {(Object.entries(ways) as [keyof typeof ways, DescribedField][]).map(([name, field]) => (
        <Fact key={name} name={nounOf(field)}>
          {appointment[name] === null ? (
            <span className="soft">Not given</span>
          ) : (
            <bdi className={field.input?.type === 'tel' ? 'num' : undefined}>{wordsOf(field, appointment[name])}</bdi>
          )}
        </Fact>
      ))}
      <Fact name="Place">
        {city}, {state}
      </Fact>
      <Fact name={requestFields.treatmentType.label}>
        <TreatmentNames names={treatmentType} />
      </Fact>
      <Fact name={requestFields.conditions.noun}>
        {conditions ? (
          <span className="facts-long" dir="auto">
            {conditions}
          </span>
        ) : (
          <span className="soft">Nothing</span>
        )}
      </Fact>
      <Fact name="When it suits">{wishWords(appointment, timeZone) ?? <span className="soft">Not said</span>}</Fact>
      <Fact name="Reference">
        <span className="num">{reference}</span>
      </Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function TreatmentNames({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

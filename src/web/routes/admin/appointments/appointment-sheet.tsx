import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { rowLinkId, useClose, useOpened, useRowFocus } from '#web/admin/list/opened-row.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { describeMark, TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { FormParts, SubmitButton, useForm } from '#web/forms/form.tsx';
import { isFailure } from '#web/forms/form-data.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { ContactButtons } from './contact-links.tsx';
import { useDialogDrafts } from './dialog-drafts.tsx';
import { describeState, EarlierRequests } from './earlier-requests.tsx';
import { FollowUpBar } from './follow-up-bar.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { momentLabel, Notes } from './notes.tsx';
import { useRemarksDrafts } from './remarks-drafts.ts';
import { isGone, RemarksForm } from './remarks-form.tsx';

interface OpenAppointmentOptions {
  /** Reference of the request that the address names. */
  open: string | undefined;
  /** Requests that may be open without being in the list. */
  unlisted: readonly (Appointment | undefined)[];
  query: ListQuery;
  growing: ReturnType<typeof useGrowingList<Appointment>>;
  /** Typed before, and not saved. */
  earlierDrafts: readonly RemarksDraft[];
}

/** The request that is open beside the list, and the form that saves its remarks. */
export function useOpenAppointment(options: OpenAppointmentOptions) {
  const { open, unlisted, query, growing, earlierDrafts } = options;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const drafts = useRemarksDrafts(earlierDrafts);
  const dialogs = useDialogDrafts();
  const focusNext = useRowFocus(open);
  const close = useClose(toSearch(query));
  const [seen, setSeen] = useState<Appointment>();
  const named = [seen, ...unlisted].find((one) => one?.reference === open);
  const { opened, setOpened } = useOpened(open, growing.list.body, named, ({ reference }) => reference);
  /** As it was when its remarks were sent: a live update may change it before they are saved. */
  const sent = useRef(opened);
  const form = useForm<Appointment, 'remarks'>({
    id: 'remarks',
    intent: 'mark-done',
    subject: open,
    onResult: (result) => {
      if (result.kind === 'saved') finish(result.saved);
      if (result.kind === 'stale' && result.theirs) show(result.theirs);
      if (isFailure(result) || isGone(result)) toasts.failure(appointmentMessages.failure);
    },
  });

  function finish(saved: Appointment) {
    drafts.forget(saved);
    toasts.success(sent.current?.remarks === null ? appointmentMessages.done : 'Remarks saved.');
    focusNext(findNeighbour(saved, growing.list.body));
    show(saved);
    if (query.status === 'pending') growing.remove(saved.id);
    // Another one may have been opened while this one was being saved.
    if (open === saved.reference) void close();
    void revalidate();
  }

  function show(appointment: Appointment) {
    setOpened(appointment);
    growing.replace(appointment);
  }

  const rememberSent = () => {
    sent.current = opened;
  };
  const followUp = {
    dialogs,
    onTextSaved: drafts.forget,
    onChange: show,
    onFinished: (saved: Appointment) => {
      rememberSent();
      finish(saved);
    },
    onOpen: setSeen,
  };
  return {
    sheet: opened && { appointment: opened, query, form, drafts, onSubmit: rememberSent, followUp },
    close,
    drafts,
    dialogs,
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
export function AppointmentSheet({ appointment, query, clock, onClose, followUp, ...remarks }: AppointmentSheetProps) {
  const isDone = appointment.remarks !== null;
  const shortcut = useShortcut('markDone');
  return (
    <FormParts value={remarks.form}>
      <SideSheet labelledBy={heading} onClose={onClose}>
        <Fragment key={appointment.id}>
          <DialogHeader>
            <SheetHeading id={heading}>{appointment.name}</SheetHeading>
            <p className="sheet-received num">
              <StateChip isSettled={isDone}>{describeState(appointment)}</StateChip>{' '}
              {describeReceived(appointment, clock)}
            </p>
          </DialogHeader>
          <DialogBody>
            <ContactButtons appointment={appointment} />
            <div className="told">
              <TellButton appointment={appointment} onTold={followUp.onChange} />
              {appointment.last_told && (
                <p className="soft">
                  {describeMark(appointment.last_told)} ({momentLabel(appointment.last_told.created_at, clock)})
                </p>
              )}
            </div>
            {appointment.next_call_at && (
              <p className="next-call">
                <Icon name="clock" /> Call again: {momentLabel(appointment.next_call_at, clock)}
              </p>
            )}
            <Notes appointment={appointment} clock={clock} />
            <AppointmentFacts appointment={appointment} />
            <EarlierRequests appointment={appointment} query={query} onOpen={followUp.onOpen} />
            <HistoryButton
              key={appointment.version}
              className="button button-quiet button-small"
              kind="appointment"
              id={appointment.id}
            />
          </DialogBody>
          <div className="remarks-pinned">
            <RemarksForm key={appointment.note_count} appointment={appointment} {...remarks} />
            <FollowUpBar
              appointment={appointment}
              clock={clock}
              readText={() => remarks.drafts.read(appointment)}
              {...followUp}
            />
          </div>
          <DialogFooter>
            <SubmitButton icon="check" busy="Saving" {...shortcut}>
              {isDone ? 'Save remarks' : 'Mark as done'}
            </SubmitButton>
            <span className="shortcut" aria-hidden="true">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </span>
          </DialogFooter>
        </Fragment>
      </SideSheet>
    </FormParts>
  );
}

function describeReceived({ created_at }: Appointment, clock: ClinicClock) {
  const received = new Date(created_at);
  const day = dayLabel(received, clock);
  return `Received ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(received, clock)}`;
}

function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { phone, email, city, state, treatmentType, conditions, reference } = appointment;
  return (
    <dl className="facts">
      <Fact name="Phone">
        <span className="num">
          <bdi>{phone}</bdi>
        </span>
      </Fact>
      <Fact name="E-mail">{email ?? <span className="soft">Not given</span>}</Fact>
      <Fact name="Place">
        {city}, {state}
      </Fact>
      <Fact name="Treatments">
        <TreatmentNames names={treatmentType} />
      </Fact>
      <Fact name="Patient’s message">
        {conditions ? (
          <span className="facts-long" dir="auto">
            {conditions}
          </span>
        ) : (
          <span className="soft">Nothing</span>
        )}
      </Fact>
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

import './appointment-sheet.css';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { nounOf, wordsOf } from '#contract/field-values.ts';
import { type DescribedField, personFields, requestFields } from '#contract/form-fields.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { PatientLink } from '#web/admin/telling/patient-link.tsx';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { NoShows } from '#web/admin/visits/no-shows.tsx';
import { wishWords } from '#web/admin/visits/wish-words.ts';
import { EarlierTime } from '#web/admin/wait-list/earlier-time.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { ContactButtons } from './contact-links.tsx';
import { describeState, EarlierRequests } from './earlier-requests.tsx';
import { FollowUpBar } from './follow-up-bar.tsx';
import { momentLabel, Notes } from './notes.tsx';
import { MarkDoneButton, RemarksForm, type useOpenAppointment } from './open-appointment.tsx';
import { RequestVisits } from './request-visits.tsx';

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
          <div className="told row cluster">
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
          {appointment.patient_id !== null && (
            <Link className="button button-quiet button-small" to={`/admin/patients/${appointment.patient_id}`}>
              <Icon name="person" />
              Patient
            </Link>
          )}
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
          <MarkDoneButton isDone={isDone} />
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

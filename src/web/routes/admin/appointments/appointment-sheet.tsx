import { ButtonLink } from '#web/admin/button.tsx';
import './appointment-sheet.css';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import { type DescribedField, personFields, requestFields } from '#contract/plain/form-fields.ts';
import { isToComeBack } from '#contract/plain/request-states.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { type ClinicClock, dayAndTime, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { openedFromList } from '#web/admin/list/opened-row.ts';
import { Presence } from '#web/admin/live/presence.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { besideTheList, Fact, SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { PatientLink } from '#web/admin/telling/patient-link.tsx';
import { SentMessages } from '#web/admin/telling/sent-messages.tsx';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { useMedia } from '#web/admin/use-media.ts';
import { NoShows } from '#web/admin/visits/no-shows.tsx';
import { EarlierTime } from '#web/admin/wait-list/earlier-time.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/appointments.ts';
import { canConfirm, Wishes } from './confirm.tsx';
import { ContactButtons } from './contact-links.tsx';
import { FollowUpBar } from './follow-up-bar.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { Notes } from './notes.tsx';
import { MarkDoneButton, RemarksForm, type useOpenAppointment } from './open-appointment.tsx';
import { RequestVisits } from './request-visits.tsx';
import { describeState, StageChip } from './stage-chip.tsx';

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
  const isBeside = useMedia(besideTheList);
  /** No one can reach a message behind a sheet that lies over the page. */
  const settle = () => {
    if (!isBeside) onClose();
  };
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <Fragment key={appointment.id}>
        <DialogHeader>
          <SheetHeading id={heading}>{appointment.name}</SheetHeading>
          <p className="sheet-received row cluster num">
            <StageChip request={appointment} /> {words.receivedAt(momentLabel(appointment.created_at, clock))}
          </p>
          <Presence kind="appointment" {...appointment} />
        </DialogHeader>
        <DialogBody>
          <RequestMessage appointment={appointment} />
          <Wishes appointment={appointment} clock={clock} onBooked={settle} />
          <ContactButtons appointment={appointment} />
          <div className="told row cluster">
            <TellButton appointment={appointment} />
            {appointment.last_told && (
              <p className="soft">
                {describeMark(appointment.last_told)} ({dayAndTime(appointment.last_told.created_at, clock)})
              </p>
            )}
          </div>
          <SentMessages requestId={appointment.id} name={appointment.name} />
          {appointment.next_call_at && (
            <p className="next-call row">
              <Icon name="clock" /> {words.callAgainAt(dayAndTime(appointment.next_call_at, clock))}
            </p>
          )}
          {isToComeBack(appointment) && appointment.return_reason && (
            <p className="next-call row">
              <Icon name="clock" />{' '}
              <Sentence words={words.noNextVisitBecause} fields={{ reason: <bdi>{appointment.return_reason}</bdi> }} />
            </p>
          )}
          <NoShows appointmentId={appointment.id} />
          <RequestVisits appointment={appointment} onBooked={settle} />
          <PatientLink appointmentId={appointment.id} />
          {appointment.remarks === null && (
            <EarlierTime
              appointmentId={appointment.id}
              name={appointment.name}
              draftName={`earlier-time ${appointment.reference}`}
            />
          )}
          <Notes appointment={appointment} clock={clock} />
          <AppointmentFacts appointment={appointment} />
          <EarlierRequests appointment={appointment} query={query} />
          {appointment.patient_id !== null && (
            <ButtonLink look="quiet" icon="person" to={`/admin/patients/${appointment.patient_id}`}>
              {words.patient}
            </ButtonLink>
          )}
          <HistoryButton
            key={appointment.version}
            className="button button-quiet button-small"
            kind="appointment"
            id={appointment.id}
          />
        </DialogBody>
        <div className="remarks-pinned">
          <div className="remarks-line">
            <RemarksForm key={textTurn} appointment={appointment} {...form} />
            <MarkDoneButton isDone={isDone} />
          </div>
          <FollowUpBar appointment={appointment} clock={clock} {...actions} />
        </div>
      </Fragment>
    </SideSheet>
  );
}

/** Treatments, and the patient’s own words. */
function RequestMessage({ appointment }: Pick<AppointmentSheetProps, 'appointment'>) {
  const { treatmentType, conditions } = appointment;
  return (
    <section
      className="request-message"
      aria-label={requestFields.conditions.noun}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls then, which must be possible by keyboard
      tabIndex={canConfirm(appointment) ? 0 : undefined}
    >
      <p className="request-treatments">{treatmentType.join(', ')}</p>
      {conditions && (
        <p className="facts-long" dir="auto">
          {conditions}
        </p>
      )}
    </section>
  );
}

function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { city, state, reference } = appointment;
  const { name: _, ...ways } = personFields;
  return (
    <dl className="facts">
      {(Object.entries(ways) as [keyof typeof ways, DescribedField][]).map(([name, field]) => (
        <Fact key={name} name={nounOf(field)}>
          {appointment[name] === null ? (
            <span className="soft">{words.notGiven}</span>
          ) : (
            <bdi className={field.input?.type === 'tel' ? 'num' : undefined}>{wordsOf(field, appointment[name])}</bdi>
          )}
        </Fact>
      ))}
      <Fact name={words.place}>
        {city}, {state}
      </Fact>
      <Fact name={words.reference}>
        <span className="num">{reference}</span>
      </Fact>
    </dl>
  );
}

/** Other requests from the same phone number or e-mail address, each a click away. */
export function EarlierRequests({ appointment, query }: { appointment: Appointment; query: ListQuery }) {
  const { timeZone } = useClinic();
  const { id, phone, email } = appointment;
  const others = useAnswer(`same phone or e-mail ${id} ${phone} ${email}`, (options) =>
    adminApi.followUp.listEarlier({ params: { id } }, options),
  );
  if (!others?.length) return null;
  return (
    <section className="earlier-requests" aria-label={words.samePhoneOrEmail}>
      <h3>{words.samePhoneOrEmail}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link
              className="target"
              to={{ search: toSearch(query, other.reference) }}
              state={openedFromList}
              replace
              preventScrollReset
              onClick={() => requests.put(other)}
            >
              <bdi>{other.name}</bdi>, {formatDay(other.created_at, timeZone)}, {describeState(other)}
            </Link>
            {other.remarks && <bdi className="second-line">{other.remarks}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  );
}

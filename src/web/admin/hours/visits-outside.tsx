import { Button, QuietButton } from '#web/admin/button.tsx';
import { attempt } from '#web/forms/define-form.ts';
import './visits-outside.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AbsenceForm } from '#contract/absences.ts';
import type { ClosureForm } from '#contract/closures.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { RoomClosureForm } from '#contract/room-closures.ts';
import type { VisitOutside } from '#contract/schedules.ts';
import type { WorkingHoursForm } from '#contract/working-hours.ts';
import { useBusy } from '#web/admin/busy.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/leave-fields.ts';
import { useStandingOutside } from './standing-outside.ts';

/** Unsaved change to try out, with the id if the record is stored. */
export interface Trial {
  hours?: WorkingHoursForm;
  absence?: AbsenceForm;
  closure?: ClosureForm;
  room?: RoomClosureForm;
  leaving?: number[];
  id?: number;
}

/** Visits and held times that are outside working hours now: nothing moves or ends them, so someone has to decide. */
export function StandingVisitsOutside() {
  const found = useStandingOutside() ?? [];
  if (found.length === 0) return null;
  return (
    <div className="visits-outside typed">
      <Alert tone="note" title={countWords(found, 'outsideHours')}>
        <OutsideLists found={found} />
      </Alert>
    </div>
  );
}

/** Visits and held times that the content of a form would put outside working hours; undefined until the form is complete. */
export function VisitsInTheWay({ trial }: { trial: Trial | undefined }) {
  const body = trial ?? {};
  const name = trial && 'visits in the way';
  const about = JSON.stringify(trial);
  const found =
    useAnswer(name, (options) => adminApi.schedules.listVisitsOutside({ body }, options), {
      follows: 'visits',
      about,
    }) ?? [];
  return (
    <div role="status" className="visits-in-the-way typed">
      {found.length > 0 && (
        <>
          <p>
            <strong>{countWords(found, trial?.leaving ? 'withSomeoneWhoLeaves' : 'atThisTime')}</strong>
          </p>
          <OutsideLists found={found} />
        </>
      )}
    </div>
  );
}

/** '2 visits and 1 held time are at this time.' */
export function countWords(found: readonly VisitOutside[], where: keyof typeof words.found) {
  const holds = found.filter(({ hold }) => hold !== null).length;
  const hasMore = found.length >= visitLimits.visitsOutside;
  return words.found[where](words.countOf(found.length - holds, holds, hasMore), found.length);
}

function OutsideLists({ found }: { found: readonly VisitOutside[] }) {
  const visits = found.filter(({ hold }) => hold === null);
  const holds = found.filter(({ hold }) => hold !== null);
  return (
    <>
      {visits.length > 0 && (
        <>
          <p>{words.visitsStay(visits.length)}</p>
          <VisitList visits={visits} />
        </>
      )}
      {holds.length > 0 && (
        <>
          <p>{words.holdsStay(holds.length)}</p>
          <HoldList holds={holds} />
        </>
      )}
    </>
  );
}

function VisitList({ visits }: { visits: readonly VisitOutside[] }) {
  const { timeZone } = useClinic();
  return (
    <ul>
      {visits.map(({ id, starts_at, name, reason }) => (
        <li key={id}>
          <Link
            to={`/admin/calendar?${new URLSearchParams({ day: wallTime(starts_at, timeZone).day, open: String(id) })}`}
            target="_blank"
          >
            <bdi>{name}</bdi>, {momentWords(starts_at, timeZone)}
            <span className="visually-hidden"> {words.opensInANew}</span>
          </Link>{' '}
          <span className="soft">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** Held times, each with the choice to release it or to offer another time; the message stands here, since toasts are behind a dialog. */
function HoldList({ holds }: { holds: readonly VisitOutside[] }) {
  const { timeZone } = useClinic();
  const { isBusy, run } = useBusy();
  const [said, setSaid] = useState('');
  const release = async (id: number, call: boolean) => {
    const result = await run(() => attempt(() => adminApi.followUp.releaseHold({ params: { id }, body: { call } })));
    if (!result) return;
    if (result.kind !== 'saved') return setSaid(appointmentMessages.releaseFailure);
    setSaid(call ? appointmentMessages.anotherTimeDue : appointmentMessages.holdReleased);
  };
  return (
    <>
      <ul className="holds-outside">
        {holds.map(({ id, starts_at, name, reason, hold }) => (
          <li key={id}>
            <Link to={`/admin?${new URLSearchParams({ status: 'all', open: hold?.reference ?? '' })}`} target="_blank">
              <Sentence words={words.heldFor} fields={{ name: <bdi>{name}</bdi> }} />,{' '}
              {momentWords(starts_at, timeZone)}
              <span className="visually-hidden"> {words.opensInANew}</span>
            </Link>{' '}
            <span className="soft">{reason}</span>
            <span className="hold-choices cluster">
              <Button aria-disabled={isBusy} onClick={() => void release(hold?.appointment_id ?? 0, true)}>
                {words.offerAnotherTime}
                <span className="visually-hidden">{words.toPatient(name)}</span>
              </Button>
              <QuietButton aria-disabled={isBusy} onClick={() => void release(hold?.appointment_id ?? 0, false)}>
                {words.release}
                <span className="visually-hidden">{words.theTimeOf(name)}</span>
              </QuietButton>
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">{said}</p>
    </>
  );
}

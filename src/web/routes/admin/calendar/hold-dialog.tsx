import { useState } from 'react';
import { Link } from 'react-router';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { createKey } from '#web/admin/idempotency-key.ts';
import { requestPath } from '#web/admin/record-paths.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { useSayBooked } from '#web/admin/telling/use-telling.ts';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import { bookRequest } from '#web/admin/visits/book-dialog.tsx';
import { type Refusal, refusalOf } from '#web/admin/visits/refusal.ts';
import { RefusedTime } from '#web/admin/visits/time-fields.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { minutesBetween } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as calendarWords from '#words/admin/calendar.ts';
import type { Hold } from './lanes.ts';
import { colourOf } from './practitioner-marks.ts';
import { ClockTime, Initials } from './visit-link.tsx';

interface HoldButtonProps {
  hold: Hold;
  timeZone: string;
  /** Names the practitioner where the heading does not. */
  withPractitioner: boolean;
  onOpen: (hold: Hold) => void;
}

/** A held time among the visits: it opens what the front desk can do with it. */
export function HoldButton({ hold, timeZone, withPractitioner, onOpen }: HoldButtonProps) {
  const look = { className: 'hold', style: colourOf(hold.practitioner_id) };
  const words = (
    <>
      <ClockTime instant={hold.starts_at} timeZone={timeZone} />{' '}
      {withPractitioner && <Initials name={hold.practitioner} />} <bdi className="visit-who">{hold.name}</bdi>{' '}
      <span className="note">
        {withPractitioner && (
          <>
            <bdi>{hold.practitioner}</bdi>,{' '}
          </>
        )}
        {(hold.is_offer ? calendarWords.offeredUntil : calendarWords.heldUntil)(momentWords(hold.held_until, timeZone))}
      </span>
    </>
  );
  if (useIsPractitioner()) return <p {...look}>{words}</p>;
  if (hold.is_offer)
    return (
      <Link {...look} to="/admin/wait-list">
        {words}
      </Link>
    );
  return (
    <button type="button" {...look} onClick={() => onOpen(hold)}>
      {words}
    </button>
  );
}

interface HoldDialogProps {
  hold: Hold;
  onBooked: (visit: CalendarVisit) => void;
  onClose: () => void;
}

/** Books a held time, gives it back, or does so because another one is to be offered. */
export function HoldDialog({ hold, onBooked, onClose }: HoldDialogProps) {
  const { appointment_id, practitioner_id, practitioner, starts_at, ends_at, held_until, name, reference } = hold;
  const { timeZone } = useClinic();
  const toasts = useToasts();
  const sayBooked = useSayBooked();
  const { isBusy, run } = useBusy();
  const [keys] = useState(() => ({ held: createKey(), anyway: createKey() }));
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  const confirm = async (anyway = false) => {
    const place = { practitioner_id, room_id: null, starts_at, minutes: minutesBetween(starts_at, ends_at), anyway };
    const idempotencyKey = anyway ? keys.anyway : keys.held;
    const result = await run(() => attempt(() => bookRequest(appointment_id)(place, { idempotencyKey })));
    if (!result) return;
    const refused = refusalOf(result);
    setRefusal(refused);
    setFailure(result.kind === 'saved' || refused ? undefined : visitMessages.bookFailure);
    if (result.kind !== 'saved') return;
    onClose(); // no one can reach a toast behind a modal dialog
    onBooked(result.saved);
    void sayBooked(result.saved, { before: { held: hold, next_call_at: hold.next_call_at } });
  };
  const release = async (call: boolean) => {
    const params = { id: appointment_id };
    const result = await run(() => attempt(() => adminApi.followUp.releaseHold({ params, body: { call } })));
    if (!result) return;
    if (result.kind !== 'saved') return setFailure(appointmentMessages.releaseFailure);
    onClose();
    toasts.success(call ? appointmentMessages.anotherTimeDue : appointmentMessages.holdReleased);
  };
  const actions = [
    { words: calendarWords.confirm, look: 'primary', act: () => confirm() },
    { words: calendarWords.offerAnotherTime, look: 'secondary', act: () => release(true) },
    { words: calendarWords.release, look: 'quiet', act: () => release(false) },
  ] as const;
  return (
    <TitledDialog
      heading={<Sentence words={calendarWords.heldFor} fields={{ name: <bdi>{name}</bdi> }} />}
      lead={
        <p>
          {momentWords(starts_at, timeZone)}, <bdi>{practitioner}</bdi>
        </p>
      }
      buttons={
        <>
          {actions.map(({ words, look, act }) => (
            <Button key={words} look={look} isLarge aria-disabled={isBusy} onClick={() => void act()}>
              {words}
            </Button>
          ))}
        </>
      }
      onClose={onClose}
    >
      {refusal && <RefusedTime {...{ refusal, isBusy }} onAnyway={() => void confirm(true)} />}
      {failure && <Alert tone="failure" title={failure} takesFocus />}
      <p>{calendarWords.freeAgainFrom(momentWords(held_until, timeZone))}</p>
      <p>
        <Link to={requestPath(reference)}>{calendarWords.openTheRequest}</Link>
      </p>
    </TitledDialog>
  );
}

import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '#contract/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit, WishedTime } from '#contract/visits.ts';
import { Button } from '#web/admin/button.tsx';
import { createKey } from '#web/admin/idempotency-key.ts';
import { type ClinicClock, shortMoment } from '#web/admin/list/clinic-clock.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { useSayBooked } from '#web/admin/telling/use-telling.ts';
import { BookForRequest, useWishedTimes } from '#web/admin/visits/book-dialog.tsx';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { isBookable, stateWords } from '#web/admin/visits/time-fields.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { holdWords, wishWords } from '#web/admin/visits/wish-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/appointments.ts';

interface ConfirmOptions {
  appointment: Appointment;
  /** Called once the visit is booked. */
  onBooked?: (() => void) | undefined;
}

/**
 * Books the first wished time that is free, which shows at once; where there is none, a dialog offers the next free times. What calls this
 * must outlive the button, which leaves with the effect, before the answer.
 */
export function useConfirm({ appointment, onBooked }: ConfirmOptions) {
  const { id, wishes } = appointment;
  const toasts = useToasts();
  const sayBooked = useSayBooked();
  const { timeZone } = useClinic();
  const [isChoosing, setChoosing] = useState(false);

  async function confirm(startsAt?: string) {
    if (!wishes?.times.length) return setChoosing(true);
    const booked: { visit?: CalendarVisit } = {};
    const result = await requests.change(appointment, {
      expect: (item) => withVisit(item, startsAt ?? wishes.times[0]?.starts_at ?? null),
      call: async () => {
        const body = startsAt === undefined ? {} : { starts_at: startsAt };
        const answer = await adminApi.visits.confirm({ params: { id }, body }, { idempotencyKey: createKey() });
        booked.visit = answer.visit;
        return answer.appointment;
      },
    });
    if (result.kind === 'saved' && booked.visit) {
      onBooked?.();
      return sayBooked(booked.visit, { before: appointment, request: result.saved });
    }
    if (refusalOf(result)) return setChoosing(true);
    const theirs = result.kind === 'stale' ? result.theirs : null;
    const doneBy = theirs && (await describeBooking(theirs, timeZone));
    if (doneBy) return toasts.success(doneBy);
    const why = isFailure(result) ? adviceFor(result) : describeOvertaken(theirs);
    return toasts.failure(`${visitMessages.bookFailure} ${why}`);
  }

  // Elsewhere in the document, where no style of a row applies.
  const dialog =
    isChoosing &&
    createPortal(
      <BookRequestDialog
        appointment={appointment}
        onBooked={() => {
          setChoosing(false);
          onBooked?.();
        }}
        onClose={() => setChoosing(false)}
      />,
      document.body,
    );
  return { confirm, dialog };
}

/** Says who was faster and booked which time, of a request that is confirmed; undefined if that cannot be told. */
async function describeBooking({ id, name, next_visit_at }: Appointment, timeZone: string) {
  if (next_visit_at === null) return undefined;
  const visits = await loadOr([], () => adminApi.visits.listOfRequest({ params: { id } }));
  const visit = visits.find(({ starts_at }) => starts_at === next_visit_at);
  if (!visit) return undefined;
  const entries = await loadOr([], () => adminApi.history.list({ params: { kind: 'visit', id: visit.id } }));
  const added = entries.find(({ action }) => action === 'added');
  const booked = { name, visit: momentWords(visit.starts_at, timeZone) };
  return visitMessages.confirmedBy({
    ...booked,
    who: added?.administrator_name ?? null,
    at: added ? momentWords(added.created_at, timeZone) : null,
  });
}

function describeOvertaken(theirs: Appointment | null) {
  if (!theirs) return visitMessages.noRequest;
  return theirs.remarks === null ? visitMessages.confirmedAlready : visitMessages.doneRequest;
}

/** Predicts the record of a confirmed request. */
function withVisit(item: Appointment, next_visit_at: string | null): Appointment {
  const isDue = item.next_call_at !== null && Date.parse(item.next_call_at) <= Date.now();
  const next_call_at = isDue ? null : item.next_call_at;
  return {
    ...item,
    stage: 'confirmed',
    waiting_since: null,
    held: null,
    next_call_at,
    next_visit_at,
    to_tell_until: next_visit_at,
  };
}

interface BookRequestDialogProps {
  appointment: Appointment;
  onBooked: () => void;
  onClose: () => void;
}

/** Books a visit of a request at a time that someone chooses. */
export function BookRequestDialog({ appointment, onBooked, onClose }: BookRequestDialogProps) {
  return (
    <BookForRequest
      request={appointment}
      onBooked={() => {
        onBooked();
        void showRequestNow(appointment.reference);
      }}
      onClose={onClose}
    />
  );
}

/** Loads a request again after a change of its visits. */
export async function showRequestNow(reference: string) {
  const now = await loadOr(undefined, () => adminApi.appointments.getByReference({ params: { reference } }));
  if (now) requests.put(now);
}

/** Whether a request has wished times, and none of them has been booked. */
export const canConfirm = ({ stage, wishes }: Appointment) =>
  (stage === 'new' || stage === 'tried') && wishes !== null && wishes.times.length > 0;

interface WishesProps extends ConfirmOptions {
  clock: ClinicClock;
}

/** Wishes of the patient: times as buttons that confirm one, others in words. */
export function Wishes({ appointment, clock, onBooked }: WishesProps) {
  const { confirm, dialog } = useConfirm({ appointment, onBooked });
  const wishes = wishWords(appointment, clock.timeZone);
  return (
    <>
      {canConfirm(appointment) ? (
        <WishButtons {...{ appointment, clock }} onConfirm={confirm} />
      ) : (
        wishes && <p className="wishes-said soft">{words.whenItSuits(wishes)}</p>
      )}
      {dialog}
    </>
  );
}

type Shown = Pick<WishedTime, 'starts_at' | 'state'> & { practitioner?: string | null };

interface WishButtonsProps extends Pick<WishesProps, 'appointment' | 'clock'> {
  onConfirm: (startsAt: string) => Promise<unknown>;
}

/** All count as free until it is known what became of them. */
function WishButtons({ appointment, clock, onConfirm }: WishButtonsProps) {
  const { held, wishes } = appointment;
  const shortcut = useShortcut('confirm');
  const known = useWishedTimes(appointment.id);
  const times: readonly Shown[] = known ?? (wishes?.times ?? []).map(({ starts_at }) => ({ starts_at, state: 'free' }));
  const first = times.find(isBookable);
  const noteOf = ({ starts_at, state, practitioner }: Shown) => {
    const isHeld = held?.starts_at === starts_at && isBookable({ state });
    const note = isHeld ? holdWords(held, clock.now) : state !== 'free' && stateWords[state];
    return [practitioner, note].filter(Boolean).join(' · ');
  };
  return (
    <section className="wishes" aria-label={words.wishedTimes}>
      <ol>
        {times.map((time) => (
          <li key={time.starts_at} className="row cluster">
            {isBookable(time) ? (
              <Button
                look={time === first ? 'primary' : 'secondary'}
                onClick={() => void onConfirm(time.starts_at)}
                {...(time === first && shortcut)}
              >
                {words.confirmAt(shortMoment(time.starts_at, clock))}
              </Button>
            ) : (
              <span className="wish-gone">{shortMoment(time.starts_at, clock)}</span>
            )}{' '}
            <span className="soft">{noteOf(time)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

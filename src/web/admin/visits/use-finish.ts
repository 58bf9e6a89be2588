import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { Outcome } from '#contract/plain/request-states.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { minutesBetween } from './wall-time.ts';

interface FinishOptions {
  /** 'Attended' by default. */
  remarks?: string;
  /** The list that the request leaves, where it shows pending ones only. */
  list?: string | undefined;
  /** Called once it is stored. */
  onFinished?: () => void;
}

/** Predicts the record of a request that ends. */
export const withEnding = (item: Appointment, outcome: Outcome, remarks: string): Appointment => ({
  ...item,
  outcome,
  remarks,
  stage: null,
  next_call_at: null,
  waiting_since: null,
});

interface Ended {
  before: Appointment;
  /** The list that it has left, and its place there. */
  list?: string | undefined;
  place?: number;
  onUndone?: () => void;
}

/** Makes a request pending again as it was before it ended, with the time that was held for it. */
export async function takeBackEnding({ before, saved }: Record<'before' | 'saved', Appointment>): Promise<Appointment> {
  const params = { id: saved.id };
  const { next_call_at, held } = before;
  const pending = await adminApi.followUp.takeBackEnding(
    { params, body: { next_call_at } },
    { ifMatch: saved.version },
  );
  if (!held || Date.parse(held.held_until) <= Date.now()) return pending;
  const { starts_at, ends_at, practitioner_id, held_until } = held;
  const place = { starts_at, practitioner_id, minutes: minutesBetween(starts_at, ends_at), anyway: false };
  const body = { ...place, held_until, next_call_at, instead: null };
  // Someone else may have taken the time meanwhile.
  return loadOr(pending, () => adminApi.followUp.restoreHold({ params, body }));
}

/** Says that a request is done, and offers for a while to take that back, also into its place in the list that it has left. */
export function useSayFinished() {
  const say = useSay();
  return (result: FormResult<Appointment>, { before, list = '', place = -1, onUndone }: Ended) =>
    say(result, {
      done: appointmentMessages.done,
      failure: appointmentMessages.failure,
      undo: (saved) => ({
        takeBack: () => takeBackEnding({ before, saved }),
        onUndone: (pending) => {
          if (place >= 0) requests.insert(list, pending, place);
          else requests.put(pending);
          onUndone?.();
        },
      }),
    });
}

/** Finishes a request whose visits are over, which shows at once. */
export function useFinish() {
  const sayFinished = useSayFinished();
  return async (request: Appointment, { remarks: typed = '', list, onFinished }: FinishOptions = {}) => {
    const { id } = request;
    const remarks = typed.trim() || appointmentMessages.attended;
    const body = { outcome: 'finished', remarks } as const;
    const place = list === undefined ? -1 : requests.placeIn(list, id);
    const finished = await requests.change(
      request,
      {
        expect: (item) => (list === undefined ? withEnding(item, 'finished', remarks) : null),
        call: (options) => adminApi.followUp.finish({ params: { id }, body }, options),
      },
      list,
    );
    if (finished.kind === 'saved') onFinished?.();
    return sayFinished(finished, { before: request, list, place });
  };
}

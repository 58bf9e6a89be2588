import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { Outcome } from '#contract/request-states.ts';
import { getByReference } from '#web/admin/request-by-reference.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

const requests = recordsOf<Appointment>('appointment');

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

/** Says that a request is done, and offers for a while to reopen it, which brings it back to its place in the list that it has left. */
export function useOfferReopening() {
  const offerUndo = useUndo();
  return ({ id, version }: Appointment, list = '', place = -1) =>
    offerUndo(appointmentMessages.done, {
      takeBack: () => adminApi.followUp.reopen({ params: { id } }, { ifMatch: version }),
      onUndone: (reopened) => (place >= 0 ? requests.insert(list, reopened, place) : requests.put(reopened)),
    });
}

/** Finishes a request whose visits are over, which shows at once. */
export function useFinish() {
  const toasts = useToasts();
  const offerReopening = useOfferReopening();
  return async (request: Appointment, { remarks: typed = '', list, onFinished }: FinishOptions = {}) => {
    const { id, reference } = request;
    const remarks = typed.trim() || appointmentMessages.attended;
    const body = { outcome: 'finished', remarks } as const;
    const place = list === undefined ? -1 : requests.placeIn(list, id);
    const finished = await requests.change(
      request,
      {
        expect: (item) => (list === undefined ? withEnding(item, 'finished', remarks) : null),
        call: (options) => adminApi.followUp.finish({ params: { id }, body }, options),
        load: () => getByReference(reference),
      },
      list,
    );
    if (finished.kind !== 'saved') return toasts.failure(appointmentMessages.failure);
    onFinished?.();
    return offerReopening(finished.saved, list, place);
  };
}

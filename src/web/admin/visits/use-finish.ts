import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
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

/** Finishes a request whose visits are over, which shows at once, and offers for a while to reopen it. */
export function useFinish() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  return async (request: Appointment, { remarks: typed = '', list, onFinished }: FinishOptions = {}) => {
    const params = { id: request.id };
    const remarks = typed.trim() || appointmentMessages.attended;
    const ending = { outcome: 'finished', remarks } as const;
    const place = list === undefined ? -1 : requests.placeIn(list, request.id);
    const done = { ...ending, stage: null, next_call_at: null, waiting_since: null };
    const finished = await requests.change(
      request,
      {
        expect: (item) => (list === undefined ? { ...item, ...done } : null),
        call: (options) => adminApi.followUp.finish({ params, body: ending }, options),
        load: () => getByReference(request.reference),
      },
      list,
    );
    if (finished.kind !== 'saved') return toasts.failure(appointmentMessages.failure);
    onFinished?.();
    return offerUndo(appointmentMessages.done, {
      takeBack: () => adminApi.followUp.reopen({ params }, { ifMatch: finished.saved.version }),
      onUndone: (reopened) =>
        list !== undefined && place >= 0 ? requests.insert(list, reopened, place) : requests.put(reopened),
    });
  };
}

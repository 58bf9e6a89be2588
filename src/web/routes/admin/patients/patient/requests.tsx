import type { Appointment } from '#contract/appointments.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { useBusy } from '#web/admin/busy.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as stateWords from '#words/admin/request-states.ts';
import { valuesOf } from './card-dialog.tsx';

/** Name of the list of someone's requests in the store. */
export const requestsOf = (id: number) => `patient ${id}`;

/** 'Tried', or 'Cancelled'. */
export function stateOf({ stage, outcome }: Appointment) {
  if (outcome) return stateWords.outcomes[outcome].toLowerCase();
  return stateWords.stages[stage ?? 'new'].toLowerCase();
}

/** Undo merges the new patient into this one, whose card stays as it was. */
export function useSplit(patient: Patient, onMoved: () => void) {
  const { isBusy, run } = useBusy();
  const toasts = useToasts();
  const offerUndo = useUndo();
  const params = { id: patient.id };
  const split = async (requests: readonly number[]) => {
    const body = { requests: [...requests] };
    const result = await run(() =>
      attempt(() => adminApi.patients.split({ params, body }, { ifMatch: patient.version }), { fields: [] }),
    );
    if (!result) return;
    if (result.kind !== 'saved')
      return toasts.failure(
        isFailure(result) ? `${patientMessages.splitFailure} ${adviceFor(result)}` : patientMessages.notTheirs,
      );
    onMoved();
    const { patient: now, added } = result.saved;
    const back = { ...valuesOf(now), other_id: added.id, other_version: added.version };
    offerUndo(patientMessages.split, {
      takeBack: () => adminApi.patients.merge({ params, body: back }, { ifMatch: now.version }),
      onUndone: onMoved,
      words: {
        restored: patientMessages.joined,
        restoreFailure: patientMessages.joinFailure,
        cannotRestore: patientMessages.cannotJoin,
      },
    });
  };
  return { split, isBusy };
}

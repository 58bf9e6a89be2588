import * as treatmentMessages from '#contract/messages/treatments.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import type { useOrder } from '#web/admin/list/use-order.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Shows and hides a treatment. The switch moves at once, and moves back if the server refuses. */
export function useVisibility(
  { replace }: Pick<ReturnType<typeof useGrowingList<TreatmentRecord>>, 'replace'>,
  inTurn: ReturnType<typeof useOrder<TreatmentRecord>>['inTurn'],
) {
  const toasts = useToasts();
  return async (treatment: TreatmentRecord, isVisible: boolean) => {
    const params = { id: treatment.id };
    const is_hidden = !isVisible;
    replace({ ...treatment, is_hidden });
    const result = await inTurn(treatment, (ifMatch) =>
      attempt(() => adminApi.treatments.setVisibility({ params, body: { is_hidden } }, { ifMatch }), {
        load: () => adminApi.treatments.get({ params }),
      }),
    );
    if (result?.kind === 'saved') {
      replace(result.saved);
      return toasts.success(isVisible ? treatmentMessages.shown : treatmentMessages.hidden);
    }
    const newer = result?.kind === 'stale' ? result.theirs : null;
    replace(newer ?? treatment);
    const advice = newer ? ' Someone else has changed it. Please look at it again.' : '';
    return toasts.failure(`${treatmentMessages.visibilityFailure}${advice}`);
  };
}

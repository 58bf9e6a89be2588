import * as treatmentMessages from '#contract/messages/treatments.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Shows and hides a treatment. */
export function useVisibility({ change }: Pick<ReturnType<typeof useOptimisticList<TreatmentRecord>>, 'change'>) {
  const toasts = useToasts();
  return async (treatment: TreatmentRecord, isVisible: boolean) => {
    const params = { id: treatment.id };
    const is_hidden = !isVisible;
    const result = await change<TreatmentRecord>(treatment, {
      expect: (item) => ({ ...item, is_hidden }),
      call: (options) => adminApi.treatments.setVisibility({ params, body: { is_hidden } }, options),
      load: () => adminApi.treatments.get({ params }),
    });
    if (result.kind === 'saved') return toasts.success(isVisible ? treatmentMessages.shown : treatmentMessages.hidden);
    const isNewer = result.kind === 'stale' && result.theirs !== null;
    const advice = isNewer ? ' Someone else has changed it. Please look at it again.' : '';
    return toasts.failure(`${treatmentMessages.visibilityFailure}${advice}`);
  };
}

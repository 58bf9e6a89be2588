import type { Appointment } from '#contract/appointments.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import type { ShownList } from '#web/admin/store/records.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** The requests that are due for a call, as they are expected to be. */
export function useDueRequests({ records }: Pick<ShownList<Appointment>, 'records'>) {
  const { due } = useLiveUpdates();
  const requests = useAnswer(
    due > 0 ? 'due requests' : undefined,
    async (options) => {
      const found = await adminApi.followUp.listDue({}, options);
      for (const request of found) records.put(request);
      return found;
    },
    { follows: 'requests' },
  );
  return (requests ?? []).flatMap((request) => records.expected(records.find(request.id) ?? request) ?? []);
}

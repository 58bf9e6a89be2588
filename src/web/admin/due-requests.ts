import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { sharedList } from '#web/admin/records/answers.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';

const dueRequests = sharedList(requests, 'due', (options) => adminApi.followUp.listDue({}, options), 'requests');

export const openDueRequests = dueRequests.open;

/** The requests that are due for a call, as they are expected to be. */
export function useDueRequests() {
  const { due } = useLiveUpdates();
  const found = dueRequests.use(due > 0);
  return (due > 0 && found) || [];
}

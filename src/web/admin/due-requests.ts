import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';

const dueRequests = sharedAnswer(
  'due requests',
  async (options) => {
    const found = await adminApi.followUp.listDue({}, options);
    for (const request of found) requests.put(request);
    return found;
  },
  'requests',
);

export const openDueRequests = dueRequests.open;

/** The requests that are due for a call, as they are expected to be. */
export function useDueRequests() {
  const { due } = useLiveUpdates();
  const found = dueRequests.use(due > 0) ?? [];
  return found.flatMap((request) => requests.expected(requests.find(request.id) ?? request) ?? []);
}

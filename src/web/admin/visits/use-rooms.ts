import type { Room } from '#contract/rooms.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const none: readonly Room[] = [];

/** All rooms, in the clinic's order; none where it lists none, until they have come, and for practitioners. */
export function useRooms() {
  return useAnswer(useIsPractitioner() ? undefined : 'rooms', (options) => adminApi.rooms.list({}, options)) ?? none;
}

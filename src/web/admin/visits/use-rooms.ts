import type { Room } from '#contract/rooms.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

const none: readonly Room[] = [];

/** All rooms, in the clinic's order; none where it lists none, and until they have come. */
export function useRooms() {
  return useAnswer('rooms', (options) => adminApi.rooms.list({}, options)) ?? none;
}

import type { Room } from '#contract/rooms.ts';
import { openAnswer, useAnswer } from '#web/admin/records/answers.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';

const none: readonly Room[] = [];

type Options = Parameters<typeof adminApi.rooms.list>[1];

const load = (options: Options) => adminApi.rooms.list({}, options);

/** Loads what `useRooms` returns, for a loader. */
export const openRooms = () => openAnswer('rooms', load);

/** All rooms, in the clinic's order; none where it lists none, until they have come, and for practitioners. */
export function useRooms() {
  return useAnswer(useIsPractitioner() ? undefined : 'rooms', load) ?? none;
}

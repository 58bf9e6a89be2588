import type { Room } from '#contract/rooms.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';

const none: readonly Room[] = [];

const rooms = sharedAnswer('rooms', (options) => adminApi.rooms.list({}, options));

export const openRooms = rooms.open;

/** All rooms, in the clinic's order; none where it lists none, until they have come, and for practitioners. */
export const useRooms = () => rooms.use(!useIsPractitioner()) ?? none;

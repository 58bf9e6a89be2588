import type { PractitionerAtWork, Room, Schedule } from './schedule.ts';

/** The rooms of which a visit takes the first that is free: the usual one of its practitioner, then those that are not a colleague's. */
export function roomsInOrder(
  { rooms, present }: Schedule,
  practitioner: Pick<PractitionerAtWork, 'id'> | null,
): Room[] {
  const rank = ({ id }: Room) => {
    const users = present.filter(({ usualRoomId }) => usualRoomId === id);
    if (users.some((user) => user.id === practitioner?.id)) return 0;
    return users.length === 0 ? 1 : 2;
  };
  return rooms.toSorted((a, b) => rank(a) - rank(b));
}

/** Puts a room first, which need not be one that can be chosen. */
export function withFirst(first: Room, rooms: readonly Room[]): Room[] {
  return [first, ...rooms.filter(({ id }) => id !== first.id)];
}

import * as roomMessages from '#contract/messages/rooms.ts';
import type { Room } from '#contract/rooms.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { Grip, MoveButtons } from '#web/admin/list/ordered-row.tsx';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { type Dragging, useOrder } from '#web/admin/list/use-order.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { Switch } from '#web/forms/switch.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface RoomListProps {
  growing: ReturnType<typeof useOptimisticList<Room>>;
  open: string | undefined;
}

const order = {
  kind: 'room',
  titleOf: ({ name }: Room) => name,
  move: (id: number, after: number | null, ifMatch: number) =>
    adminApi.rooms.move({ params: { id }, body: { after } }, { ifMatch }),
  find: (id: number) => adminApi.rooms.get({ params: { id } }),
  failure: roomMessages.moveFailure,
  whole: 'the rooms',
};

/** All rooms in the order in which they are offered. */
export function RoomList({ growing, open }: RoomListProps) {
  const { list, more, showMore } = growing;
  const { move, announcement, dragging } = useOrder(growing, order);
  const setVisible = useVisibility(growing);
  if (list.body.length === 0)
    return (
      <EmptyState sentence={roomMessages.empty}>
        <p>With rooms, no two visits are in the same one at the same time. A clinic can do without.</p>
        <AddFirstLink>Add the first room</AddFirstLink>
      </EmptyState>
    );
  return (
    <>
      <ol className="table-frame ordered-list" aria-label="Rooms">
        {list.body.map((room, place) => (
          <RoomRow
            key={room.id}
            room={room}
            place={place}
            last={list.body.length - 1}
            open={open}
            onMove={(to) => move(room, to)}
            onShow={(isVisible) => void setVisible(room, isVisible)}
            dragging={dragging}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ListFoot list={list} noun="rooms" order="as they are offered" more={more} onShowMore={showMore} />
    </>
  );
}

interface RoomRowProps {
  room: Room;
  /** Counted from 0. */
  place: number;
  last: number;
  open: string | undefined;
  onMove: (to: number) => void;
  onShow: (isVisible: boolean) => void;
  dragging: Dragging<Room>;
}

function RoomRow({ room, place, last, open, onMove, onShow, dragging }: RoomRowProps) {
  const { id, name, is_hidden } = room;
  return (
    <li className="ordered-row room-row" data-open={String(id) === open} {...dragging.rowProps(room, place)}>
      <Grip {...dragging.gripProps(room)} />
      <p className="room-name" dir="auto">
        {name}
      </p>
      <Switch isOn={!is_hidden} onSwitch={onShow} shortcut={useShortcut('switch')}>
        {/* Screen readers announce the state of the switch itself. */}
        <span className="visually-hidden">Can be chosen: {name}</span>
        <span aria-hidden="true">{is_hidden ? 'Hidden' : 'Shown'}</span>
      </Switch>
      <MoveButtons id={id} title={name} place={place} last={last} onMove={onMove} />
      <RowActions name={name} edit={inSheet(id, open)} />
    </li>
  );
}

function useVisibility({ change }: RoomListProps['growing']) {
  const toasts = useToasts();
  return async (room: Room, isVisible: boolean) => {
    const params = { id: room.id };
    const is_hidden = !isVisible;
    const result = await change<Room>(room, {
      expect: (item) => ({ ...item, is_hidden }),
      call: (options) => adminApi.rooms.setVisibility({ params, body: { is_hidden } }, options),
      load: () => adminApi.rooms.get({ params }),
    });
    if (result.kind === 'saved') return toasts.success(isVisible ? roomMessages.shown : roomMessages.hidden);
    const isNewer = result.kind === 'stale' && result.theirs !== null;
    const advice = isNewer ? ' Someone else has changed it. Please look at it again.' : '';
    return toasts.failure(`${roomMessages.visibilityFailure}${advice}`);
  };
}

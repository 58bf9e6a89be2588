import * as roomMessages from '#contract/messages/rooms.ts';
import type { Room } from '#contract/rooms.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddFirstLink, AddLink } from '#web/admin/list/record-links.tsx';
import { loadRecords, type RecordSheetProps, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { HoursFrame } from '../hours-frame.tsx';
import type { Route } from './+types/route.ts';

const labels = { name: 'Name' } as const;
type RoomField = keyof typeof labels;
type RoomValues = Record<RoomField, string>;

const fields = ['name'] as const;

const roomForms = defineListForms({
  fields,
  read: (form): RoomValues => formTexts(form, fields),
  expect: (room: Room, { name }) => ({ ...room, name: name.trim() || room.name }),
  add: (api: typeof adminApi, body): Promise<Room> => api.rooms.create({ body }),
  update: (api, body, { params, options }) => api.rooms.update({ params, body }, options),
  load: (api, { params }) => api.rooms.get({ params }),
});

async function loadPage(_cursor?: string, signal?: AbortSignal) {
  const body = await adminApi.rooms.list({}, signal && { signal });
  return { body, next: null, total: body.length, totalIsExact: true };
}

const find = (id: string, signal?: AbortSignal) => adminApi.rooms.get({ params: { id } }, signal && { signal });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadRecords(args, loadPage, find);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: roomForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Rooms', args);

export default function Rooms({ loaderData: { page, unlisted } }: Route.ComponentProps) {
  const { open, growing, sheet, isUnsaved } = useRecords({
    noun: 'room',
    forms: roomForms,
    page,
    unlisted,
    loadPage,
    messages: roomMessages,
    addsLast: true,
  });
  return (
    <div className="tab-page">
      <HoursFrame part="Rooms" action={<AddLink isSheetOpen={open !== undefined}>Add a room</AddLink>}>
        {!page && <ListFailure sentence={roomMessages.empty} />}
        {page && growing.list.body.length === 0 && <NoRooms />}
        {page && growing.list.body.length > 0 && (
          <OrderedList
            {...{ growing, open }}
            noun="rooms"
            kind="room"
            order="as they are offered"
            shownWhile="Can be chosen"
            messages={roomMessages}
            calls={adminApi.rooms}
          />
        )}
      </HoursFrame>
      {sheet && <RoomSheet key={open} {...sheet} />}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function NoRooms() {
  return (
    <EmptyState sentence={roomMessages.empty}>
      <p>With rooms, two visits are never in the same room at the same time. A clinic can work without them.</p>
      <AddFirstLink>Add the first room</AddFirstLink>
    </EmptyState>
  );
}

function RoomSheet(props: RecordSheetProps<Room, RoomField>) {
  return (
    <RecordSheet
      {...props}
      noun="room"
      title={props.record?.name}
      labels={labels}
      valuesOf={(room) => ({ name: room?.name ?? '' })}
      messages={roomMessages}
      history="room"
    >
      {(control) => <TextField {...control('name')} hint="As people at the clinic call it. Patients do not read it." />}
    </RecordSheet>
  );
}

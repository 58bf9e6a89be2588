import * as roomMessages from '#contract/messages/rooms.ts';
import type { Room } from '#contract/rooms.ts';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddFirstLink } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords } from '#web/admin/list/record-tab.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { wholeList } from '#web/admin/store/records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

const labels = { name: 'Name' } as const;
const fields = ['name'] as const;

const roomForms = defineListForms({
  fields,
  read: (form) => formTexts(form, fields),
  expect: (room: Room, { name }) => ({ ...room, name: name.trim() || room.name }),
  add: (api: typeof adminApi, body): Promise<Room> => api.rooms.create({ body }),
  update: (api, body, { params, options }) => api.rooms.update({ params, body }, options),
  load: (api, { params }) => api.rooms.get({ params }),
});

const tab = defineTab(roomMessages, {
  noun: 'room',
  forms: roomForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.rooms.list({}, signal && { signal })),
  calls: adminApi.rooms,
  addsLast: true,
});

export const clientLoader = (args: Route.ClientLoaderArgs) => tab.load(args);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: roomForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Rooms', args);

export default function Rooms() {
  return (
    <RecordPage
      tab={tab}
      title="Rooms"
      add="Add a room"
      empty={
        <EmptyState sentence={roomMessages.empty}>
          <p>With rooms, two visits are never in the same room at the same time. A clinic can work without them.</p>
          <AddFirstLink>Add the first room</AddFirstLink>
        </EmptyState>
      }
      sheet={(props) => (
        <RecordSheet
          key={props.draftName}
          {...props}
          noun="room"
          title={props.record?.name}
          labels={labels}
          valuesOf={(room) => ({ name: room?.name ?? '' })}
          messages={roomMessages}
          history="room"
        >
          {(control) => (
            <TextField {...control('name')} hint="As people at the clinic call it. Patients do not read it." />
          )}
        </RecordSheet>
      )}
    >
      {({ shown, open }) => (
        <OrderedList
          {...{ shown, open }}
          noun="rooms"
          order="as they are offered"
          shownWhile="Can be chosen"
          messages={roomMessages}
          calls={adminApi.rooms}
        />
      )}
    </RecordPage>
  );
}

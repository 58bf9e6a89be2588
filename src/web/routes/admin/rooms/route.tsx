import * as roomMessages from '#contract/messages/rooms.ts';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';

const labels = { name: 'Name' } as const;

const forms = defineListForms(adminApi.rooms, labels, {
  expect: (room, { name }) => ({ ...room, name: name.trim() || room.name }),
});

const tab = defineTab({
  kind: 'room',
  labels,
  messages: roomMessages,
  forms,
  loadPage: async ({ signal }) => wholeList(await adminApi.rooms.list({}, signal && { signal })),
  calls: adminApi.rooms,
  history: 'room',
  addsLast: true,
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta('Rooms', args);

export default function Rooms() {
  return (
    <RecordPage
      tab={tab}
      title="Rooms"
      add="Add a room"
      empty="With rooms, two visits are never in the same room at the same time. A clinic can work without them."
      addFirst="Add the first room"
      headingOf={(room) => room?.name}
      valuesOf={(room) => ({ name: room?.name ?? '' })}
      fields={(control) => (
        <TextField {...control('name')} hint="As people at the clinic call it. Patients do not read it." />
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

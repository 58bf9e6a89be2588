import * as roomMessages from '#contract/messages/rooms.ts';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/rooms.ts';
import type { Route } from './+types/route.ts';

const labels = { name: words.name } as const;

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

export const meta = (args: Route.MetaArgs) => pageMeta(words.rooms, args);

export default function Rooms() {
  return (
    <RecordPage
      tab={tab}
      title={words.rooms}
      add={words.addARoom}
      empty={words.withRoomsTwoVisits}
      addFirst={words.addTheFirstRoom}
      headingOf={(room) => room?.name ?? words.addARoom}
      valuesOf={(room) => ({ name: room?.name ?? '' })}
      fields={(control) => <TextField {...control('name')} hint={words.asPeopleAtThe} />}
    >
      {({ shown, open }) => (
        <OrderedList
          {...{ shown, open }}
          of="rooms"
          order={words.asTheyAreOffered}
          shownWhile={words.canBeChosen}
          messages={roomMessages}
          calls={adminApi.rooms}
        />
      )}
    </RecordPage>
  );
}

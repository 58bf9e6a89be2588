import { type CurrentNotice, notices } from '#contract/notices.ts';
import { listRecords, type RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage } from '#server/db/translations.queries.ts';
import { refusePastDay } from '../check-days.ts';
import { clinicDay } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listCurrentNotices } from './notices.queries.ts';

const kind: RecordKind<'notices', Row<'notices'>> = {
  table: 'notices',
  kind: 'notice',
  nameOf: ({ text }) => text,
  toRecord: (row) => row,
  texts: { text: 'notice', starts_on: 'first day', ends_on: 'last day', link: 'link' },
};

export function mountNotices(context: ResourceContext) {
  const { mount, db, clock } = context;
  // Both days of a notice are included. They begin at midnight in the clinic's time zone.
  mount(notices.listPublic, async (_, { language }) =>
    inLanguage(db, language, 'notice', await listCurrentNotices(db, await clinicDay(db, clock()))),
  );
  mount(notices.list, ({ query }) => listRecords(db, kind, query));
  mountRecords(context, notices, kind, {
    create: async (form, trx, { at }) => {
      await refusePastDay(trx, form.ends_on, at, 'ends_on');
      return { ...form, created_at: at };
    },
    // A last day in the past is accepted: it ends the notice.
    update: (form) => form,
  });
  // Previews the home page with the notice, whatever its days are.
  mount(notices.preview, ({ body: { text, link } }, call) => {
    const current: CurrentNotice = { id: 0, text, link, version: 0 };
    return storePreview(call, '/', { '/api/notices': [current] });
  });
}

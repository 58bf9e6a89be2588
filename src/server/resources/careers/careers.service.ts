import { careers, opening as openingSchema } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { getRecord, listRecords, noSample, type RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, oneInLanguage } from '#server/db/translations.queries.ts';
import { refusePastDay } from '../check-days.ts';
import { clinicDay } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview, unstoredId } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listCurrentOpenings } from './careers.queries.ts';

const kind: RecordKind<'careers', Row<'careers'>> = {
  table: 'careers',
  kind: 'opening',
  nameOf: ({ position }) => position,
  toRecord: (row) => row,
  texts: {
    position: 'position',
    description: 'description',
    experience: 'years of experience',
    contract: 'contract',
    pay: 'pay',
    hours: 'hours',
    place: 'place',
    closes_on: 'last day',
  },
};

export function mountCareers(context: ResourceContext) {
  const { mount, db, clock } = context;
  // Visitors see openings until the end of their last day in the clinic's time zone.
  mount(careers.listPublic, async (_, { language }) =>
    inLanguage(db, language, 'opening', await listCurrentOpenings(db, await clinicDay(db, clock()))),
  );
  mount(careers.getPublic, async ({ params }, { language }) =>
    oneInLanguage(db, language, 'opening', await getCurrentOpening(db, params.id, clock())),
  );
  mount(careers.list, ({ query }) => listRecords(db, kind, query));
  mountRecords(context, careers, kind, {
    create: async (form, trx, { at }) => {
      await refusePastDay(trx, form.closes_on, at, 'closes_on');
      return { ...form, created_at: at };
    },
    update: (form) => ({ ...form, ...noSample }),
  });
  // Previews the page of an opening, even of a closed one.
  mount(careers.preview, ({ body: { id = unstoredId, ...form } }, { change }) => {
    const opening = openingSchema.parse({ ...form, id, created_at: change.at, version: 0 });
    return storePreview({ db, change }, `/career/${id}`, { [`/api/careers/${id}`]: opening });
  });
}

/** @throws AppError `not-found` for an opening that is closed, deleted or unknown */
export async function getCurrentOpening(db: Database, id: number, now: number) {
  const opening = await getRecord(db, kind, id);
  if (opening.closes_on !== null && opening.closes_on < (await clinicDay(db, now)))
    throw new AppError('not-found', careerMessages.closed);
  return opening;
}

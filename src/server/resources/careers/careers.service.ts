import { careers, type Opening, type OpeningForm } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { dayAt } from '#server/days.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import { storePreview, unstoredId } from '#server/db/previews.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, invalid, notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './careers.queries.ts';

export function mountCareers({ mount, db, clock }: ResourceContext) {
  mount(careers.list, () => listCurrentOpenings(db, clock()));
  mount(careers.get, ({ params }) => getCurrentOpening(db, params.id, clock()));
  mount(careers.listAll, ({ query }) => listOpenings(db, query));
  mount(careers.getAny, ({ params }) => getOpening(db, params.id));
  mount(careers.create, ({ body }, c) => createOpening(db, body, c.get('change')));
  mount(careers.update, ({ params, body }, c) => updateOpening(db, params.id, body, c.get('change')));
  mount(careers.remove, ({ params }, c) => removeOpening(db, params.id, c.get('change')));
  mount(careers.restore, ({ params }, c) => restoreOpening(db, params.id, c.get('change')));
  mount(careers.preview, ({ body }, c) => previewOpening(db, body, c.get('change')));
}

/** Openings that visitors see: public until the end of their last day in the clinic's time zone. */
async function listCurrentOpenings(db: Database, now: number): Promise<Opening[]> {
  return (await queries.listCurrentOpenings(db, await clinicDay(db, now))).map(toOpening);
}

async function getCurrentOpening(db: Database, id: number, now: number): Promise<Opening> {
  const opening = await getOpening(db, id);
  if (isOver(opening, await clinicDay(db, now))) throw new AppError('not-found', careerMessages.closed);
  return opening;
}

async function listOpenings(db: Database, page: PageQuery): Promise<Page<Opening[]>> {
  const { rows, next } = await queries.listOpenings(db, page);
  const total = await queries.countOpenings(db);
  return { body: rows.map(toOpening), next, total, totalIsExact: total < limits.countedMatches };
}

async function getOpening(db: Database, id: number): Promise<Opening> {
  const row = await queries.findOpening(db, id);
  if (!row) throw notFound();
  return toOpening(row);
}

async function createOpening(db: Database, opening: OpeningForm, change: ChangeRequest): Promise<Opening> {
  if (isOver(opening, await clinicDay(db, change.at)))
    throw invalid('closes_on', 'This day is over already. Please choose today or a later day.');
  return inTransaction(db, async (trx) => {
    const row = await queries.insertOpening(trx, { ...opening, created_at: change.at });
    await recordChange(trx, change, 'added', subjectOf(row));
    return toOpening(row);
  });
}

async function updateOpening(db: Database, id: number, opening: OpeningForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'careers', id, change.expectedVersion);
    const before = await getOpening(trx, id);
    const row = await queries.updateOpening(trx, id, { ...opening, is_sample: 0 });
    const fields = changedFields(before, toOpening(row), labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(row), fields });
    return toOpening(row);
  });
}

const labels = {
  position: 'position',
  description: 'description',
  experience: 'years of experience',
  closes_on: 'last day',
};

async function removeOpening(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'careers', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(row));
  });
  return null;
}

async function restoreOpening(db: Database, id: number, change: ChangeRequest): Promise<Opening> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'careers', id, change);
    await recordChange(trx, change, 'restored', subjectOf(row));
    return toOpening(row);
  });
}

/** On the page of the opening, also when it is closed. */
async function previewOpening(
  db: Database,
  { id = unstoredId, ...form }: OpeningForm & { id?: number | undefined },
  change: ChangeRequest,
) {
  const opening = toOpening({ ...form, id, created_at: change.at, deleted_at: null, is_sample: 0, version: 0 });
  return storePreview(db, change, `/career/${id}`, { [`/api/careers/${id}`]: opening });
}

async function clinicDay(db: Database, now: number) {
  return dayAt(now, await clinicTimeZone(db));
}

function isOver({ closes_on }: Pick<Opening, 'closes_on'>, today: string) {
  return closes_on !== null && closes_on < today;
}

function subjectOf({ id, position }: Pick<Row<'careers'>, 'id' | 'position'>) {
  return { kind: 'opening', id, name: position } as const;
}

function toOpening({ created_at, ...row }: Row<'careers'>): Opening {
  return { ...row, created_at: new Date(created_at).toISOString() };
}

import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { type CurrentNotice, type Notice, type NoticeForm, notices } from '#contract/notices.ts';
import { dayAt } from '#server/days.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import { storePreview } from '#server/db/previews.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './notices.queries.ts';

export function mountNotices({ mount, db, clock }: ResourceContext) {
  mount(notices.list, () => listCurrentNotices(db, clock()));
  mount(notices.listAll, ({ query }) => listNotices(db, query));
  mount(notices.get, ({ params }) => getNotice(db, params.id));
  mount(notices.create, ({ body }, c) => createNotice(db, body, c.get('change')));
  mount(notices.update, ({ params, body }, c) => updateNotice(db, params.id, body, c.get('change')));
  mount(notices.remove, ({ params }, c) => removeNotice(db, params.id, c.get('change')));
  mount(notices.restore, ({ params }, c) => restoreNotice(db, params.id, c.get('change')));
  mount(notices.preview, ({ body: { text, link } }, c) => previewNotice(db, { text, link }, c.get('change')));
}

/** Both days of a notice are included. They begin at midnight in the clinic's time zone. */
async function listCurrentNotices(db: Database, now: number): Promise<CurrentNotice[]> {
  return queries.listCurrentNotices(db, await clinicDay(db, now));
}

async function listNotices(db: Database, page: PageQuery): Promise<Page<Notice[]>> {
  const { rows, next } = await queries.listNotices(db, page);
  const total = await queries.countNotices(db);
  return { body: rows.map(toNotice), next, total, totalIsExact: total < limits.countedMatches };
}

async function getNotice(db: Database, id: number): Promise<Notice> {
  return toNotice(found(await queries.findNotice(db, id)));
}

function found(row: Row<'notices'> | undefined) {
  if (!row) throw notFound();
  return row;
}

async function createNotice(db: Database, notice: NoticeForm, change: ChangeRequest): Promise<Notice> {
  if (notice.ends_on < (await clinicDay(db, change.at)))
    throw invalid('ends_on', 'This day is over already. Please choose today or a later day.');
  return inTransaction(db, async (trx) => {
    const row = await queries.insertNotice(trx, notice, change.at);
    await recordChange(trx, change, 'added', subjectOf(row));
    return toNotice(row);
  });
}

/** A last day in the past is accepted: it ends the notice. */
async function updateNotice(db: Database, id: number, notice: NoticeForm, change: ChangeRequest): Promise<Notice> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'notices', id, change.expectedVersion);
    const before = found(await queries.findNotice(trx, id));
    const row = await queries.updateNotice(trx, id, notice);
    const fields = changedFields(before, row, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(row), fields });
    return toNotice(row);
  });
}

const labels = { text: 'notice', starts_on: 'first day', ends_on: 'last day', link: 'link' };

async function removeNotice(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'notices', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(row));
  });
  return null;
}

async function restoreNotice(db: Database, id: number, change: ChangeRequest): Promise<Notice> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'notices', id, change);
    await recordChange(trx, change, 'restored', subjectOf(row));
    return toNotice(row);
  });
}

/** On the home page, whatever its days are. */
async function previewNotice(db: Database, notice: Pick<NoticeForm, 'text' | 'link'>, change: ChangeRequest) {
  const current: CurrentNotice = { id: 0, ...notice, version: 0 };
  return storePreview(db, change, '/', { '/api/notices': [current] });
}

async function clinicDay(db: Database, now: number) {
  return dayAt(now, await clinicTimeZone(db));
}

function subjectOf({ id, text }: Pick<Row<'notices'>, 'id' | 'text'>) {
  return { kind: 'notice', id, name: text } as const;
}

function toNotice({ created_at, ...row }: Row<'notices'>): Notice {
  return { ...row, created_at: new Date(created_at).toISOString() };
}

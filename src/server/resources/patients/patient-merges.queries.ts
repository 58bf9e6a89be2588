import * as patientMessages from '#contract/messages/patients.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { lockCard, renewPatient } from './patient-cards.queries.ts';
import { findOwner, type MovedKeys, moveKeys, passOn, readContacts, returnKeys } from './patient-keys.queries.ts';

// Two patients become one, and two again. A merge remembers what came along: requests and keys. Patients who were merged into each other
// one after the other are taken apart in any order: what came along is wherever the last of these merges has brought it.

type Card = Pick<Row<'patients'>, (typeof cardColumns)[number]>;
const cardColumns = [
  'name',
  'folded_name',
  'phone',
  'email',
  'language',
  'note',
  'may_message_since',
  'changed_at',
] as const;

export type Merge = Row<'patient_merges'>;

/** Requests come before patients in the order of locks: see docs/decisions/0037-locks-timeouts-and-retries.md. */
export async function lockRequests(trx: Transaction, patientIds: readonly number[]) {
  return trx
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', 'in', patientIds)
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
}

/** Moves all requests of a patient to another, or those of these ids. Returns their ids. */
export async function moveRequests(trx: Transaction, from: number, to: number, ids?: readonly number[]) {
  const moved = await trx
    .updateTable('appointments')
    .set({ patient_id: to })
    .where('patient_id', '=', from)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [0]))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/**
 * Makes `mergedId` a part of `keptId`; both are locked, with versions that have just been incremented. `card` is what the front desk has
 * chosen for the two of them.
 */
export async function mergeInto(trx: Transaction, keptId: number, mergedId: number, at: number, card?: Partial<Card>) {
  const kept = await getCard(trx, keptId);
  const merged = await getCard(trx, mergedId);
  const newest = trx.selectFrom('appointments').select('id').orderBy('id', 'desc').limit(1);
  const { id: last_request_id = 0 } = (await newest.executeTakeFirst()) ?? {};
  const request_ids = await moveRequests(trx, mergedId, keptId);
  const contacts = await readContacts(trx, mergedId);
  const keys = await moveKeys(trx, mergedId, keptId);
  await trx.deleteFrom('patient_terms').where('patient_id', '=', mergedId).execute();
  await trx.updateTable('patients').set({ deleted_at: at }).where('id', '=', mergedId).execute();
  await followVersion(trx, keptId, kept.version);
  await followVersion(trx, mergedId, merged.version);
  const values = { kept_id: keptId, merged_id: mergedId, kept_version: kept.version, last_request_id };
  const card_before = JSON.stringify(Object.fromEntries(cardColumns.map((column) => [column, kept[column]])));
  await trx
    .insertInto('patient_merges')
    .values({ ...values, card_before, request_ids: JSON.stringify(request_ids), keys: JSON.stringify(keys) })
    .execute();
  if (card) await updateCard(trx, keptId, card);
  await renewPatient(trx, keptId);
  await passOn(trx, [...keys.own, ...keys.merged], contacts);
}

async function getCard(trx: Transaction, id: number) {
  return trx.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function updateCard(trx: Transaction, id: number, card: Partial<Card>) {
  if (Object.keys(card).length > 0) await trx.updateTable('patients').set(card).where('id', '=', id).execute();
}

/** A merge or its undoing increments the version by one, and corrects nothing: earlier merges can still be undone. */
async function followVersion(trx: Transaction, keptId: number, version: number) {
  await trx
    .updateTable('patient_merges')
    .set({ kept_version: version })
    .where('kept_id', '=', keptId)
    .where('kept_version', '=', version - 1)
    .execute();
}

/** A merge that can still be undone, without changing anything. */
export async function findMerge(trx: Transaction, mergedId: number, since: number) {
  return trx
    .selectFrom('patient_merges')
    .innerJoin('patients', 'patients.id', 'patient_merges.merged_id')
    .selectAll('patient_merges')
    .where('merged_id', '=', mergedId)
    .where('patients.deleted_at', '>=', since)
    .executeTakeFirst();
}

/** The patient who has by now what once belonged to this one. */
async function findHolder(db: Database, id: number): Promise<number> {
  const merge = db.selectFrom('patient_merges').select('kept_id').where('merged_id', '=', id);
  const { kept_id } = (await merge.executeTakeFirst()) ?? {};
  return kept_id === undefined ? id : findHolder(db, kept_id);
}

/**
 * Makes two patients of one again, with what came along, and what came since by the keys of the one who was merged.
 * @throws AppError `stale` if someone has corrected the card since, or is merging it just now
 */
export async function undoMerge(
  trx: Transaction,
  { id, kept_id, merged_id }: Pick<Merge, 'id' | 'kept_id' | 'merged_id'>,
) {
  const holder = await findHolder(trx, kept_id);
  await lockRequests(trx, [holder]);
  for (const one of [...new Set([holder, kept_id, merged_id])].toSorted((a, b) => a - b)) await lockCard(trx, one);
  const merge = await trx.selectFrom('patient_merges').selectAll().where('id', '=', id).executeTakeFirst();
  const kept = await getCard(trx, kept_id);
  if (!merge || (await findHolder(trx, kept_id)) !== holder || kept.version !== merge.kept_version)
    throw new AppError('stale', patientMessages.alreadyMerged);
  await restoreCard(trx, merge, kept);
  const shown = { deleted_at: null, version: (await getCard(trx, merged_id)).version + 1 };
  await trx.updateTable('patients').set(shown).where('id', '=', merged_id).execute();
  await followVersion(trx, merged_id, shown.version);
  await returnKeys(trx, holder, merged_id, JSON.parse(merge.keys) as MovedKeys);
  const known = JSON.parse(merge.request_ids) as number[];
  const later = await listLaterRequests(trx, merge, holder);
  await moveRequests(trx, holder, merged_id, [...known, ...later]);
  await trx.deleteFrom('patient_merges').where('id', '=', id).execute();
  await renewPatient(trx, holder);
  await renewPatient(trx, merged_id);
}

/** Restores what the merge has changed on the card, and no later one; the next of these merges then restores the rest. */
async function restoreCard(trx: Transaction, { id, kept_id, card_before }: Merge, kept: Row<'patients'>) {
  const next = await trx
    .selectFrom('patient_merges')
    .select(['id', 'card_before'])
    .where('kept_id', '=', kept_id)
    .where('id', '>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const before = JSON.parse(card_before) as Card;
  const after = next ? (JSON.parse(next.card_before) as Card) : kept;
  const untouched = cardColumns.filter((column) => kept[column] === after[column]);
  await updateCard(trx, kept_id, Object.fromEntries(untouched.map((column) => [column, before[column]])));
  await trx
    .updateTable('patients')
    .set({ version: kept.version + 1 })
    .where('id', '=', kept_id)
    .execute();
  await followVersion(trx, kept_id, kept.version + 1);
  if (next) await trx.updateTable('patient_merges').set({ card_before }).where('id', '=', next.id).execute();
}

/** Requests that the keys of the one who was merged would have brought to them. */
async function listLaterRequests(trx: Transaction, { merged_id, last_request_id }: Merge, holder: number) {
  const later = await trx
    .selectFrom('appointments')
    .select(['id', 'name', 'phone', 'email'])
    .where('patient_id', '=', holder)
    .where('id', '>', last_request_id)
    .execute();
  const ids: number[] = [];
  for (const { id, ...person } of later) if ((await findOwner(trx, person)) === merged_id) ids.push(id);
  return ids;
}

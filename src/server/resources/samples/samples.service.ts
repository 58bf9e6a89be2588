import type { z } from 'zod';
import { countOfKind } from '#contract/messages/samples.ts';
import { limits } from '#contract/plain/limits.ts';
import { isFinal, type SampleKind, sampleKinds } from '#contract/plain/sample-kinds.ts';
import { type SampleCounts, samples } from '#contract/samples.ts';
import { notFound } from '#server/app-error.ts';
import {
  appointmentCounts,
  changeRecord,
  type Entry,
  moveCounts,
  reviewCount,
  type Work,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import type { ResourceContext } from '../resource.ts';
import { countSamples, sampleTables, type UndoableSampleTable } from './sample-rows.queries.ts';
import * as queries from './samples.queries.ts';

export function mountSamples({ mount, db }: ResourceContext) {
  mount(samples.count, () => countAll(db));
  mount(samples.remove, ({ body }, call) => removeSamples(call, body));
  mount(samples.restore, ({ body }, call) => restoreSamples(call, Date.parse(body.removed_at)));
}

async function countAll(db: Database): Promise<SampleCounts> {
  const counts = noSamples();
  for (const kind of sampleKinds) counts[kind] = await countSamples(db, kind);
  return counts;
}

type Removal = z.output<typeof samples.remove.body>;

/** Records that someone saves meanwhile are no samples any more, and stay. Pictures go with the hourly jobs. */
async function removeSamples({ db, change }: Work, { kinds, keep_conditions }: Removal) {
  const keepsConditions = keep_conditions === 1;
  return changeRecord(db, change, async (trx) => {
    const removed = noSamples();
    const counted: CountName[] = [];
    const isKept = (kind: SampleKind) => kind === 'conditions' && keepsConditions;
    for (const kind of sampleKinds.filter((one) => kinds.includes(one) && !isKept(one))) {
      const names = await removeKind(trx, kind, change.at);
      removed[kind] = names.length;
      counted.push(...names.flat());
    }
    const remaining = keepsConditions && kinds.includes('conditions') ? await queries.keepConditions(trx) : [];
    const entry: Entry[] = [];
    if (describe(removed)) entry.push({ action: 'deleted', ...subjectOf(removed) });
    if (remaining.length > 0)
      entry.push({ action: 'changed', ...subjectOf({ ...noSamples(), conditions: remaining.length }) });
    // Kinds are removed in order, so requests and their visits are gone already.
    const adopts = (await countSamples(trx, 'requests')) === 0;
    const in_use: string[] = [];
    for (const table of ['rooms', 'practitioners'] as const)
      if (kinds.includes(table)) in_use.push(...(await queries.adoptUsed(trx, table, adopts)));
    const result = { removed, removed_at: change.at, in_use };
    return {
      result,
      entry,
      counts: {
        ...moveCounts(counted, []),
        'appointments.changes': removed.requests,
        'visits.changes': removed.requests + removed.rooms + removed.practitioners,
      },
    };
  });
}

type CountName = Parameters<typeof moveCounts>[0][number];

/** Deletes the samples of a kind, and returns by which counters each was counted. */
async function removeKind(trx: Transaction, kind: SampleKind, at: number): Promise<CountName[][]> {
  const table = sampleTables[kind];
  if (table === 'appointments') return (await queries.deleteSampleRequests(trx)).map(appointmentCounts);
  if (table === 'rooms') return (await queries.deleteSampleRooms(trx)).map(() => []);
  if (table === 'practitioners') return (await queries.deleteSamplePractitioners(trx)).map(() => []);
  return countsOf(table, await queries.markSamplesDeleted(trx, table, at));
}

function countsOf<T extends UndoableSampleTable>(table: T, rows: readonly Row<T>[]) {
  return rows.map((row): CountName[] => {
    if (table === 'reviews') return [reviewCount(row as Row<'reviews'>)];
    if (table === 'blogs') return [(row as Row<'blogs'>).is_active ? 'blogs.published' : 'blogs.draft'];
    return [];
  });
}

/** @throws AppError `not-found` unless they were deleted within the last `limits.undo`. */
async function restoreSamples({ db, change }: Work, removedAt: number): Promise<SampleCounts> {
  if (removedAt < change.at - limits.undo) throw notFound();
  return changeRecord(db, change, async (trx) => {
    const restored = noSamples();
    const counts: CountName[] = [];
    for (const kind of sampleKinds) {
      const names = await restoreKind(trx, kind, removedAt);
      restored[kind] = names.length;
      counts.push(...names.flat());
    }
    if (!describe(restored)) throw notFound();
    return { result: restored, entry: { action: 'restored', ...subjectOf(restored) }, counts: moveCounts([], counts) };
  });
}

async function restoreKind(trx: Transaction, kind: SampleKind, removedAt: number): Promise<CountName[][]> {
  const table = sampleTables[kind];
  if (isFinal(kind)) return [];
  const undoable = table as UndoableSampleTable;
  return countsOf(undoable, await queries.restoreSamples(trx, undoable, removedAt));
}

function noSamples(): SampleCounts {
  return Object.fromEntries(sampleKinds.map((kind) => [kind, 0])) as SampleCounts;
}

/** '24 conditions, 1 blog'; empty if there are none. */
function describe(counts: SampleCounts) {
  return sampleKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => countOfKind(kind, counts[kind]))
    .join(', ');
}

function subjectOf(counts: SampleCounts) {
  return { kind: 'samples', id: null, name: describe(counts) } as const;
}

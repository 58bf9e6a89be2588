import { limits } from '#contract/limits.ts';
import { countOfKind, type SampleKind, sampleKinds } from '#contract/sample-kinds.ts';
import { type SampleCounts, samples } from '#contract/samples.ts';
import { notFound } from '#server/app-error.ts';
import {
  appointmentCounts,
  type ChangeRequest,
  type CountChanges,
  moveCounts,
  recordChange,
  reviewCount,
} from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { countSamples, sampleTables } from '#server/db/sample-rows.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './samples.queries.ts';

export function mountSamples({ mount, db }: ResourceContext) {
  mount(samples.count, () => countAll(db));
  mount(samples.remove, ({ body }, c) =>
    removeSamples(db, { kinds: body.kinds, keepsConditions: body.keep_conditions === 1 }, c.get('change')),
  );
  mount(samples.restore, ({ body }, c) => restoreSamples(db, Date.parse(body.removed_at), c.get('change')));
}

async function countAll(db: Database): Promise<SampleCounts> {
  const counts = noSamples();
  for (const kind of sampleKinds) counts[kind] = await countSamples(db, kind);
  return counts;
}

interface Removal {
  kinds: readonly SampleKind[];
  keepsConditions: boolean;
}

/** Records that someone saves meanwhile are no samples any more, and stay. Pictures go with the hourly jobs. */
async function removeSamples(db: Database, { kinds, keepsConditions }: Removal, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const removed = noSamples();
    const counted: CountName[] = [];
    const isKept = (kind: SampleKind) => kind === 'conditions' && keepsConditions;
    for (const kind of sampleKinds.filter((one) => kinds.includes(one) && !isKept(one))) {
      const names = await removeKind(trx, kind, change.at);
      removed[kind] = names.length;
      counted.push(...names.flat());
    }
    const kept = keepsConditions && kinds.includes('conditions') ? await queries.keepConditions(trx) : [];
    const changes = { ...moveCounts(counted, []), 'appointments.changes': removed.requests };
    if (describe(removed)) await recordChange(trx, change, 'deleted', subjectOf(removed), changes);
    if (kept.length > 0)
      await recordChange(trx, change, 'changed', subjectOf({ ...noSamples(), conditions: kept.length }));
    return { removed, removed_at: new Date(change.at).toISOString() };
  });
}

type CountName = Parameters<typeof moveCounts>[0][number];

/** Deletes the samples of a kind, and returns by which counters each was counted. */
async function removeKind(trx: Database, kind: SampleKind, at: number): Promise<CountName[][]> {
  const table = sampleTables[kind];
  if (table === 'appointments') return (await queries.deleteSampleRequests(trx)).map(appointmentCounts);
  if (table === 'reviews') return (await queries.markSamplesDeleted(trx, table, at)).map((row) => [reviewCount(row)]);
  if (table === 'blogs') return (await queries.markSamplesDeleted(trx, table, at)).map((row) => [blogCount(row)]);
  return (await queries.markSamplesDeleted(trx, table, at)).map(() => []);
}

function blogCount({ is_active }: { is_active: 0 | 1 }) {
  return is_active === 1 ? 'blogs.published' : 'blogs.draft';
}

/** @throws AppError `not-found` unless they were deleted within the last `limits.undo`. */
async function restoreSamples(db: Database, removedAt: number, change: ChangeRequest): Promise<SampleCounts> {
  if (removedAt < change.at - limits.undo) throw notFound();
  return inTransaction(db, async (trx) => {
    const restored = noSamples();
    const counts: CountName[] = [];
    for (const kind of sampleKinds) {
      const names = await restoreKind(trx, kind, removedAt);
      restored[kind] = names.length;
      counts.push(...names.flat());
    }
    if (!describe(restored)) throw notFound();
    await recordChange(trx, change, 'restored', subjectOf(restored), moveCounts([], counts) satisfies CountChanges);
    return restored;
  });
}

async function restoreKind(trx: Database, kind: SampleKind, removedAt: number): Promise<CountName[][]> {
  const table = sampleTables[kind];
  if (table === 'appointments') return [];
  if (table === 'reviews')
    return (await queries.restoreSamples(trx, table, removedAt)).map((row) => [reviewCount(row)]);
  if (table === 'blogs') return (await queries.restoreSamples(trx, table, removedAt)).map((row) => [blogCount(row)]);
  return (await queries.restoreSamples(trx, table, removedAt)).map(() => []);
}

function noSamples(): SampleCounts {
  return { conditions: 0, symptoms: 0, blogs: 0, gallery: 0, openings: 0, reviews: 0, requests: 0 };
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

import { sql } from 'kysely';
import type { SampleKind } from '#contract/sample-kinds.ts';
import type { Database } from './database.ts';
import { countFound } from './paging.ts';

/** The table of each kind of sample content. */
export const sampleTables = {
  conditions: 'conditions',
  symptoms: 'symptoms',
  blogs: 'blogs',
  gallery: 'gallery_items',
  openings: 'careers',
  reviews: 'reviews',
  requests: 'appointments',
} as const satisfies Record<SampleKind, string>;

/** Sample tables whose deletion can be undone; requests are erased instead. */
export type UndoableSampleTable = Exclude<(typeof sampleTables)[SampleKind], 'appointments'>;

/** Written as a literal, by which both databases know that the index of the few samples will do. */
export const isSample = sql<boolean>`is_sample = 1`;

/** How many of a kind are still samples. */
export async function countSamples(db: Database, kind: SampleKind) {
  const table = sampleTables[kind];
  if (table === 'appointments') return countFound(db, db.selectFrom(table).select('id').where(isSample));
  // All these tables share the columns; Kysely's types need a single name.
  return countFound(
    db,
    db
      .selectFrom(table as 'careers')
      .select('id')
      .where(isSample)
      .where('deleted_at', 'is', null),
  );
}

import { sql } from 'kysely';
import { type finalKinds, isFinal, type SampleKind } from '#contract/plain/sample-kinds.ts';
import type { Database } from '#server/db/database.ts';
import { countFound } from '#server/db/paging.ts';

export const sampleTables = {
  conditions: 'conditions',
  symptoms: 'symptoms',
  blogs: 'blogs',
  gallery: 'gallery_items',
  openings: 'careers',
  reviews: 'reviews',
  requests: 'appointments',
  rooms: 'rooms',
  practitioners: 'practitioners',
} as const satisfies Record<SampleKind, string>;

/** Sample tables whose deletion can be undone. */
export type UndoableSampleTable = Exclude<(typeof sampleTables)[SampleKind], FinalSampleTable>;

/** Sample tables whose rows are deleted for good. */
export type FinalSampleTable = (typeof sampleTables)[(typeof finalKinds)[number]];

/** Written as a literal, by which both databases know that the index of the few samples will do. */
export const isSample = sql<boolean>`is_sample = 1`;

export async function countSamples(db: Database, kind: SampleKind) {
  const samples = db.selectFrom(sampleTables[kind]).select('id').where(isSample);
  return countFound(db, isFinal(kind) ? samples : samples.where('deleted_at', 'is', null));
}

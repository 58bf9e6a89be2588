import type { Kysely } from 'kysely';
import { createIndex } from './schema-words.ts';

/** A browser's cookie alone names its session. */
export async function up(db: Kysely<never>) {
  await createIndex(db, 'sessions', 'cookie_hash');
}

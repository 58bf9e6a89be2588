import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { renewHealthTexts } from '../seed/demo.ts';

/** Samples say earlier when to get help: what the second clinical review of the texts has corrected. */
export async function up(db: Kysely<never>) {
  await renewHealthTexts(db as unknown as Database);
}

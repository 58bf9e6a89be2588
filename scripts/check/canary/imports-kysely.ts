// Breaks the rule "sql-only-in-queries" on purpose: if dependency-cruiser accepts it, it does not read TypeScript.
import type { Kysely } from 'kysely';

export type Canary = Kysely<unknown>;

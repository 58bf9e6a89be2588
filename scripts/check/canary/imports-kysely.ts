// Breaks the rule "sql-only-in-queries" on purpose: where dependency-cruiser lets it pass, it isn't reading TypeScript.
import type { Kysely } from 'kysely';

export type Canary = Kysely<unknown>;

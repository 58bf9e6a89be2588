import type { Generated } from 'kysely';

/** Times are milliseconds since 1970, flags are 0 or 1, in both databases. */
export type Flag = 0 | 1;

/** Columns of rows whose deletion can be undone: see `../records.queries.ts`. */
export interface Undoable {
  /** Null unless deleted. */
  deleted_at: Generated<number | null>;
}

/** The secret of an address: a hash to find it by, and the token itself, encrypted, to show it again. */
export interface SecretLink {
  token_hash: string;
  token: string;
  created_at: number;
}

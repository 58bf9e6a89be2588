import type { Generated } from 'kysely';

/** Times are milliseconds since 1970, flags are 0 or 1, in both databases. */
export type Flag = 0 | 1;

/** Columns of records that people change. */
export interface Versioned {
  id: Generated<number>;
  version: Generated<number>;
}

/** Columns of rows whose deletion can be undone: see `../records.queries.ts`. */
export interface Undoable extends Versioned {
  /** Null unless deleted. */
  deleted_at: Generated<number | null>;
}

/** Columns of most public content. */
export interface Content extends Undoable {
  created_at: number;
  /** 1 if it was made for the demo, and has not been saved since. */
  is_sample: Generated<Flag>;
}

/** Search terms: see `../search-terms.ts`. */
export type TermsOf<Key extends string> = { term: string } & Record<Key, number>;

/** The secret of an address: a hash to find it by, and the token itself, encrypted, to show it again. */
export interface SecretLink {
  token_hash: string;
  token: string;
  created_at: number;
}

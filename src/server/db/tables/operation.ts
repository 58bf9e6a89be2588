// Bookkeeping of the program itself.

import type { OpenKind } from '#contract/presence.ts';

export interface OperationTables {
  /** Row counts, maintained by every write, because counting a million rows is slow. */
  counters: {
    name: string;
    count: number;
  };

  /** One-time jobs that have run, such as seeding, and leases of recurring ones. */
  job_runs: {
    name: string;
    ran_at: number;
  };

  /** Calls that are limited, counted by all instances: see `shared-limit-store.ts`. */
  limit_counts: {
    /** A hash of the limit's name and of whose calls they are, because that may be an address. */
    key: string;
    calls: number;
    /** Both by the database's clock. */
    since: number;
    forgotten_at: number;
  };

  /** Running instances: see `instances.ts`. */
  instances: {
    id: string;
    host: string;
    version: string;
    secret_fingerprint: string;
    /** Time by the database's clock. */
    seen_at: number;
  };

  /** Records that tabs of sessions have open. */
  presences: {
    session_id: string;
    /** Chosen by the tab. */
    tab: string;
    kind: OpenKind;
    record_id: number;
    /** Time at which it expires, by the clock that all instances share. */
    ends_at: number;
  };

  /** Answers to requests that may be repeated: see `changes.queries.ts`. */
  idempotency_keys: {
    key: string;
    request_hash: string;
    answer: string;
    created_at: number;
  };

  /** Notes about the copies off site: see `off-site.queries.ts`. */
  off_site: {
    name: string;
    note: string;
  };
}

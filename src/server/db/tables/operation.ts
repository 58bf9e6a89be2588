// Bookkeeping of the program itself.

import type { OpenKind } from '#contract/presence.ts';

export interface OperationTables {
  counters: CountersTable;
  job_runs: JobRunsTable;
  limit_counts: LimitCountsTable;
  instances: InstancesTable;
  presences: PresencesTable;
  idempotency_keys: IdempotencyKeysTable;
  off_site: OffSiteTable;
}

/** Row counts, maintained by every write, because counting a million rows is slow. */
interface CountersTable {
  name: string;
  count: number;
}

/** One-time jobs that have run, such as seeding, and leases of recurring ones. */
interface JobRunsTable {
  name: string;
  ran_at: number;
}

/** Calls that are limited, counted by all instances: see `shared-limit-store.ts`. */
interface LimitCountsTable {
  /** A hash of the limit's name and of whose calls they are, because that may be an address. */
  key: string;
  calls: number;
  /** Both by the database's clock. */
  since: number;
  forgotten_at: number;
}

/** Records that tabs of sessions have open. */
interface PresencesTable {
  session_id: string;
  /** Chosen by the tab. */
  tab: string;
  kind: OpenKind;
  record_id: number;
  /** From then on it does not count, by the clock that all instances share. */
  ends_at: number;
}

/** Running instances: see `instances.ts`. */
interface InstancesTable {
  id: string;
  host: string;
  version: string;
  secret_fingerprint: string;
  /** Time by the database's clock. */
  seen_at: number;
}

/** Answers to requests that may be repeated: see `idempotency.queries.ts`. */
interface IdempotencyKeysTable {
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

/** Notes about the copies off site: see `off-site.queries.ts`. */
interface OffSiteTable {
  name: string;
  note: string;
}

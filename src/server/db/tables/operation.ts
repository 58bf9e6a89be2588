// Bookkeeping of the program itself.

import type { Generated } from 'kysely';
import type { DeliveryState, GatewayChannel } from '#contract/plain/webhook-events.ts';
import type { OpenKind } from '#contract/presence.ts';
import type { Versioned } from './columns.ts';

/** Kinds of totals: views of a page, hosts that led here, steps of the booking form, taps, and words that the search did not find. */
export type CountKind = 'view' | 'host' | 'step' | 'call' | 'whatsapp' | 'search';

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

  /** Programs of the clinic that are told of news: see `webhook-events.queries.ts`. */
  webhooks: Versioned & {
    url: string;
    /** JSON: the events of which it hears. */
    events: string;
    /** Encrypted. */
    secret: string;
    former_secret: Generated<string | null>;
    former_secret_until: Generated<number | null>;
    /** Failures in a row. */
    failures: Generated<number>;
    failing_since: Generated<number | null>;
    /** Nothing is sent to it before, because it has failed. */
    resumes_at: Generated<number | null>;
    /** Set for the clinic's own gateway, which gets messages to patients instead of news. */
    channel: Generated<GatewayChannel | null>;
    created_at: number;
  };

  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    /** Id of the message: the same for every attempt, and for all programs that hear of it. */
    message_id: string;
    type: string;
    /** JSON, as it is signed. */
    body: string;
    state: Generated<DeliveryState>;
    /** Not sent before; while it is being sent, the end of the sender's lease. */
    due_at: number;
    gives_up_at: number;
    attempts: Generated<number>;
    /** HTTP status of the last answer. */
    status: Generated<number | null>;
    reason: Generated<string | null>;
    created_at: number;
    settled_at: Generated<number | null>;
  };

  /** Visits to the website, as totals of a day. */
  website_counts: {
    day: string;
    kind: CountKind;
    /** Path, host, step or words. */
    name: string;
    count: number;
  };

  /** Notes about the copies off site: see `off-site.queries.ts`. */
  off_site: {
    name: string;
    note: string;
  };
}

import { sql } from 'kysely';
import type { Words } from './words.ts';

/** Notes of the program about its own work. */
export const work = ({ unlogged }: Words) => [
  sql`create table kept_counts (name text primary key, count integer not null check (count >= 0))`,
  sql`alter table kept_counts rename to counters`,
  sql`create table milestones (name text primary key, reached_at bigint not null)`,
  sql`alter table milestones rename to job_runs`,
  sql`alter table job_runs rename column reached_at to ran_at`,
  sql`create table idempotency_keys (
    key text primary key, request_hash text not null, answer text not null, created_at bigint not null
  )`,
  sql`create index idempotency_keys_by_created_at on idempotency_keys (created_at)`,
  sql`create ${unlogged} table limit_counts (
    key text primary key, calls integer not null, since bigint not null, forgotten_at bigint not null
  )`,
  sql`create table instances (
    id text primary key, host text not null, version text not null, secret_fingerprint text not null,
    seen_at bigint not null
  )`,
  sql`create table off_site (name text primary key, note text not null)`,
];

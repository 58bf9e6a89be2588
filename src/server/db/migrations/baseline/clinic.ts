import { sql } from 'kysely';
import type { Words } from './words.ts';

/** The clinic, its people and rooms, and who signs in. */
export const clinic = ({ record, serial, hashed, unlogged, onSqlite }: Words) => [
  sql`create table clinic_profile (
    id integer primary key check (id = 1), profile text not null, version integer not null default 1,
    retention_months integer, lock_minutes integer not null default 30, offers_times integer not null default 0,
    hold_hours integer not null default 24, cancel_hours integer not null default 24,
    notice_hours integer not null default 12, weeks_ahead integer not null default 6,
    settings_version integer not null default 1, owners_need_second_factor integer not null default 0,
    application_days integer not null default 180
  )`,
  sql`create table clinic_pictures (path text primary key, created_at bigint not null)`,
  sql`create table closures (
    ${record}, reason text not null, starts_on text not null, ends_on text not null, spans text not null default '[]',
    deleted_at bigint, constraint closures_end_after_they_start check (ends_on >= starts_on)
  )`,
  sql`create index closures_by_created_at_id on closures (created_at, id)`,
  sql`create index closures_by_starts_on_id on closures (starts_on, id)`,
  sql`create index closures_deleted on closures (deleted_at) where deleted_at is not null`,
  sql`create index closures_present on closures (id) where deleted_at is null`,
  sql`create table rooms (
    id ${serial}, name text not null ${onSqlite(sql`unique`)}, is_hidden integer not null default 0,
    version integer not null default 1, position integer not null default 0, is_sample integer not null default 0
  )`,
  sql`create unique index rooms_by_name_in_any_case on rooms (${hashed(sql`lower(trim(name))`)})`,
  sql`create table practitioners (
    id ${serial}, name text not null, qualification text not null, specialty text not null, description text not null,
    biography text, registration text, years_of_experience integer not null, image text, position integer not null,
    left_at bigint, side_by_side integer not null default 1 check (side_by_side between 1 and 4),
    usual_room_id integer references rooms (id) on delete set null, is_shown integer not null default 1,
    is_sample integer not null default 0
  )`,
  sql`create index practitioners_by_usual_room_id on practitioners (usual_room_id)`,
  sql`create table working_hours (
    ${record}, practitioner_id integer not null references practitioners (id) on delete cascade, valid_from text not null,
    valid_until text, hours text not null, deleted_at bigint
  )`,
  sql`create index working_hours_deleted on working_hours (deleted_at) where deleted_at is not null`,
  sql`create table absences (
    ${record}, practitioner_id integer not null references practitioners (id) on delete cascade,
    kind text not null check (kind in ('leave', 'break')), starts_at bigint not null, ends_at bigint not null, reason text,
    deleted_at bigint, rrule text, left_out text, constraint absences_end_after_they_start check (ends_at > starts_at)
  )`,
  sql`create index absences_by_ends_at_id on absences (ends_at, id)`,
  sql`create index absences_deleted on absences (deleted_at) where deleted_at is not null`,
  sql`create table calendar_feeds (
    practitioner_id integer primary key references practitioners (id) on delete cascade, token_hash text not null unique,
    token text not null, created_at bigint not null, with_names integer not null default 0, file_etag text,
    file_changed_at bigint
  )`,
  sql`create table administrators (
    id ${serial}, email text not null unique, password_hash text not null, created_at bigint not null, disabled_at bigint,
    last_sign_in_at bigint, totp_secret text, totp_new_secret text, totp_used_step bigint,
    role text not null default 'owner', removed_at bigint, must_change_password integer not null default 0,
    practitioner_id integer references practitioners (id) on delete set null
  )`,
  sql`create index administrators_by_practitioner_id on administrators (practitioner_id)`,
  sql`create table sessions (
    id text primary key, administrator_id integer not null references administrators (id) on delete cascade,
    cookie_hash text, created_at bigint not null, last_seen_at bigint not null, expires_at bigint not null, device text,
    locked_at bigint
  )`,
  sql`create index sessions_by_administrator_id on sessions (administrator_id)`,
  sql`create index sessions_by_cookie_hash on sessions (cookie_hash)`,
  sql`create index sessions_by_expires_at on sessions (expires_at)`,
  sql`create table recovery_codes (
    administrator_id integer not null references administrators (id), code_hash text not null,
    constraint recovery_codes_key primary key (administrator_id, code_hash)
  )`,
  sql`create table password_links (
    administrator_id integer primary key references administrators (id) on delete cascade, token_hash text not null unique,
    expires_at bigint not null
  )`,
  // Three tables had other names once, which PostgreSQL still has in those of their keys.
  sql`create table trail (
    id ${serial}, created_at bigint not null, administrator_id integer references administrators (id),
    action text not null, kind text not null, subject_id integer, subject text, fields text, client text
  )`,
  sql`alter table trail rename to audit_log`,
  sql`create index audit_log_by_created_at_id on audit_log (created_at, id)`,
  sql`create index audit_log_by_kind_subject_id_id on audit_log (kind, subject_id, id)`,
  sql`create table changed_texts (
    audit_log_id integer primary key references audit_log (id) on delete cascade, kind text not null,
    subject_id integer not null, texts text not null
  )`,
  sql`create index changed_texts_by_kind_subject_id_audit_log_id on changed_texts (kind, subject_id, audit_log_id)`,
  sql`create table first_steps (name text primary key, said_at bigint not null)`,
  sql`create ${unlogged} table presences (
    session_id text not null, tab text not null, kind text not null, record_id integer not null, ends_at bigint not null,
    constraint presences_key primary key (session_id, tab)
  )`,
];

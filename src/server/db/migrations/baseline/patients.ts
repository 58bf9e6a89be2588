import { sql } from 'kysely';
import type { Words } from './words.ts';

const remarks = sql`remarks text check (length(remarks) between 1 and 16000)`;
const stage = sql`stage text not null default 'new' check (stage in ('new', 'tried', 'confirmed', 'seen'))`;

/** Patients, their requests and their visits. */
export const patients = ({ record, serial, bytewise, byKey, onPostgres, onSqlite }: Words) => [
  sql`create table states (state_id ${serial}, state_name text not null unique)`,
  sql`create table cities (
    city_id ${serial}, state_id integer not null references states (state_id), city_name text not null,
    constraint cities_name_in_state unique (state_id, city_name), constraint cities_in_state unique (state_id, city_id)
  )`,
  sql`create table patients (
    ${record}, name text not null, folded_name ${bytewise} not null, phone text, email text, language text,
    may_message_since bigint, note text, changed_at bigint not null, deleted_at bigint
  )`,
  sql`create index patients_by_changed_at on patients (changed_at)`,
  sql`create index patients_by_created_at_id on patients (created_at, id)`,
  sql`create index patients_by_folded_name on patients (folded_name)`,
  sql`create index patients_deleted on patients (deleted_at) where deleted_at is not null`,
  sql`create index patients_present on patients (id) where deleted_at is null`,
  sql`create table patient_keys (
    key ${bytewise} not null, patient_id integer not null references patients (id) on delete cascade,
    constraint patient_keys_key primary key (key)
  ) ${byKey}`,
  sql`create index patient_keys_by_patient_id on patient_keys (patient_id)`,
  sql`create table patient_terms (
    term ${bytewise} not null, patient_id integer not null references patients (id) on delete cascade,
    constraint patient_terms_key primary key (term, patient_id)
  ) ${byKey}`,
  sql`create index patient_terms_by_patient_id on patient_terms (patient_id)`,
  sql`create table patient_merges (
    id ${serial}, kept_id integer not null references patients (id) on delete cascade,
    merged_id integer not null unique references patients (id) on delete cascade, kept_version integer not null,
    card_before text not null, request_ids text not null
  )`,
  sql`create index patient_merges_by_kept_id on patient_merges (kept_id)`,
  sql`create table appointments (
    ${record}, reference text not null unique, name text not null, phone text not null, email text,
    state_id integer not null, city_id integer not null, conditions text,
    ${onPostgres(sql`${remarks}, privacy_notice text, ${stage},`)} ${onSqlite(sql`privacy_notice text, ${remarks},`)}
    outcome text check (outcome in ('finished', 'cancelled', 'not-reached', 'not-a-request')), next_call_at bigint,
    reopened_at bigint, told_at bigint, wishes text, is_sample integer not null default 0,
    ${onSqlite(sql`${stage},`)} contact_preference text,
    finished_at bigint, patient_id integer references patients (id) on delete set null,
    constraint appointments_place foreign key (state_id, city_id) references cities (state_id, city_id)
  )`,
  sql`create index appointments_by_created_at_id on appointments (created_at, id)`,
  sql`create index appointments_by_patient_id_created_at_id on appointments (patient_id, created_at, id)`,
  sql`create index appointments_done on appointments (created_at, id) where remarks is not null`,
  sql`create index appointments_pending on appointments (created_at, id) where remarks is null`,
  sql`create index appointments_stage on appointments (stage, created_at, id) where remarks is null`,
  sql`create index appointments_that_are_samples on appointments (is_sample) where is_sample = 1`,
  sql`create index appointments_to_call on appointments (next_call_at, id) where remarks is null and next_call_at is not null`,
  sql`create index appointments_untold on appointments (created_at, id) where remarks is null and told_at is null`,
  sql`create index appointments_without_patient on appointments (id) where patient_id is null`,
  sql`create table appointment_treatments (
    appointment_id integer not null references appointments (id) on delete cascade,
    treatment_id integer not null references treatments (treatment_id), name text,
    constraint appointment_treatments_key primary key (appointment_id, treatment_id)
  )`,
  sql`create table appointment_terms (
    term ${bytewise} not null, appointment_id integer not null references appointments (id) on delete cascade,
    constraint appointment_terms_key primary key (term, appointment_id)
  ) ${byKey}`,
  sql`create index appointment_terms_by_appointment_id on appointment_terms (appointment_id)`,
  sql`create table appointment_notes (
    id ${serial}, appointment_id integer not null references appointments (id) on delete cascade,
    administrator_id integer references administrators (id) on delete set null,
    kind text not null check (kind in ('note', 'attempt')), text text not null, created_at bigint not null,
    from_patient integer not null default 0
  )`,
  sql`create index appointment_notes_by_appointment_id_id on appointment_notes (appointment_id, id)`,
  sql`create table patient_links (
    appointment_id integer primary key references appointments (id) on delete cascade, token_hash text not null unique,
    token text not null, created_at bigint not null
  )`,
  sql`create table remarks_drafts (
    appointment_id integer not null references appointments (id) on delete cascade,
    administrator_id integer not null references administrators (id) on delete cascade, text text not null,
    typed_at bigint not null, constraint remarks_drafts_key primary key (appointment_id, administrator_id)
  )`,
  sql`create index remarks_drafts_by_administrator_id_typed_at on remarks_drafts (administrator_id, typed_at)`,
  sql`create table told_marks (
    id ${serial}, appointment_id integer not null references appointments (id) on delete cascade,
    administrator_id integer references administrators (id) on delete set null, message text not null,
    channel text not null check (channel in ('whatsapp', 'sms', 'phone', 'email')), created_at bigint not null,
    visit_starts_at bigint
  )`,
  sql`create index told_marks_by_appointment_id_id on told_marks (appointment_id, id)`,
  sql`create table message_templates (id ${serial}, key text not null unique, text text, version integer not null default 1)`,
  sql`create table visits (
    ${record}, appointment_id integer not null references appointments (id) on delete cascade,
    practitioner_id integer references practitioners (id) on delete set null,
    room_id integer references rooms (id) on delete set null, starts_at bigint not null, ends_at bigint not null,
    status text not null default 'booked' check (status in ('booked', 'arrived', 'fulfilled', 'cancelled', 'noshow')),
    overbooked integer not null default 0, lane integer, series_id integer, moved_at bigint, changed_at bigint,
    constraint visits_end_after_they_start check (ends_at > starts_at)
  )`,
  sql`create index visits_by_appointment_id_starts_at on visits (appointment_id, starts_at)`,
  sql`create index visits_by_practitioner_id_starts_at on visits (practitioner_id, starts_at)`,
  sql`create index visits_by_room_id_starts_at on visits (room_id, starts_at)`,
  sql`create index visits_by_series_id on visits (series_id)`,
  sql`create index visits_by_starts_at_id on visits (starts_at, id)`,
  sql`create index visits_by_time on visits (starts_at, ends_at, practitioner_id, lane, status, room_id)`,
  sql`create table holds (
    id ${serial}, appointment_id integer not null references appointments (id) on delete cascade,
    practitioner_id integer not null references practitioners (id) on delete cascade, lane integer not null,
    starts_at bigint not null, ends_at bigint not null, hold_until bigint not null,
    room_id integer references rooms (id) on delete set null
  )`,
  sql`create index holds_by_appointment_id on holds (appointment_id)`,
  sql`create index holds_by_hold_until on holds (hold_until)`,
  sql`create index holds_by_room_id on holds (room_id)`,
  sql`create table hold_contacts (
    contact text primary key, hold_id integer not null references holds (id) on delete cascade, hold_until bigint not null
  )`,
  sql`create index hold_contacts_by_hold_id on hold_contacts (hold_id)`,
  sql`create table occupied_times (
    actor text not null check (actor in ('practitioner', 'room')), actor_id integer not null, lane integer not null,
    step integer not null, visit_id integer references visits (id) on delete cascade,
    hold_id integer references holds (id) on delete cascade, hold_until bigint,
    constraint occupied_times_key primary key (actor, actor_id, lane, step),
    constraint occupied_times_are_of_one check ((visit_id is null) != (hold_id is null))
  )`,
  sql`create index occupied_times_by_hold_id on occupied_times (hold_id)`,
  sql`create index occupied_times_by_visit_id on occupied_times (visit_id)`,
  sql`create table wait_list (
    ${record}, appointment_id integer not null unique references appointments (id) on delete cascade,
    visit_id integer references visits (id) on delete cascade,
    practitioner_id integer references practitioners (id) on delete set null, days text not null default '[]',
    parts text not null default '[]', until text not null, from_patient integer not null default 0
  )`,
  sql`create index wait_list_by_until_id on wait_list (until, id)`,
  sql`create index wait_list_by_visit_id on wait_list (visit_id)`,
];

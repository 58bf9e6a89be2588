import { sql } from 'kysely';
import type { Words } from './words.ts';

/** Texts and pictures that visitors read, and imports from former websites. */
export const content = ({ record, serial, bytewise, hashed, byKey, onPostgres, onSqlite }: Words) => [
  sql`create table treatments (
    treatment_id ${serial}, treatment_description text not null ${onSqlite(sql`unique`)},
    kind text not null check (kind in ('therapy', 'service')), not_if text, position integer not null default 0,
    minutes integer not null default 30, price_from integer, is_hidden integer not null default 0,
    version integer not null default 1, buffer_minutes integer not null default 0, needs_room integer not null default 1,
    is_advice integer not null default 0, other_words text, slug text, what text, happens text, helps text, evidence text,
    reviewed_by text, reviewed_on text, sources text, given_by text
  )`,
  sql`create unique index treatments_by_name_in_any_case on treatments (${hashed(sql`lower(trim(treatment_description))`)})`,
  sql`create unique index treatments_by_slug on treatments (slug)`,
  sql`create table problems (
    id ${serial}, name text not null, body_area text, treatment_ids text not null, other_words text,
    position integer not null default 0, deleted_at bigint, version integer not null default 1
  )`,
  sql`create unique index problems_by_name_in_any_case on problems (${hashed(sql`lower(name)`)})`,
  sql`create table conditions (
    ${record}, name text not null, description text not null, image text, symptoms text not null, causes text not null,
    treatment text not null, body_area text, urgent_help text, routine_help text, reviewed_on text, alt text,
    deleted_at bigint, reviewed_by text, is_sample integer not null default 0, other_words text, course text,
    self_check text, do_lines text, avoid_lines text, evidence text, children text, pregnancy text, sources text,
    written_on text, next_review_on text, exercises text, exercise_images text
  )`,
  sql`create index conditions_deleted on conditions (deleted_at) where deleted_at is not null`,
  sql`create table symptoms (
    id ${serial}, name text not null ${onSqlite(sql`unique`)}, version integer not null default 1, deleted_at bigint, urgent_help text,
    is_sample integer not null default 0, other_words text
  )`,
  sql`create unique index symptoms_by_name_in_any_case on symptoms (${hashed(sql`lower(name)`)})`,
  sql`create index symptoms_deleted on symptoms (deleted_at) where deleted_at is not null`,
  sql`create table condition_symptoms (
    condition_id integer not null references conditions (id) on delete cascade,
    symptom_id integer not null references symptoms (id) on delete cascade,
    constraint condition_symptoms_key primary key (condition_id, symptom_id)
  )`,
  sql`create index condition_symptoms_by_symptom_id on condition_symptoms (symptom_id)`,
  sql`create table reviews (
    ${record}, name text not null, email text not null, mobile text not null,
    ${onPostgres(sql`half_stars integer check (half_stars between 1 and 10),`)} description text,
    visible integer not null check (visible in (0, 1)), privacy_notice text,
    is_new integer not null default 0 check (is_new in (0, 1)), deleted_at bigint, may_publish integer,
    is_sample integer not null default 0 ${onSqlite(sql`, half_stars integer check (half_stars between 1 and 10)`)}
  )`,
  sql`create index reviews_by_created_at_id on reviews (created_at, id)`,
  sql`create index reviews_by_visible_created_at_id on reviews (visible, created_at, id)`,
  sql`create index reviews_by_visible_is_new_created_at_id on reviews (visible, is_new, created_at, id)`,
  sql`create index reviews_deleted on reviews (deleted_at) where deleted_at is not null`,
  sql`create index reviews_samples on reviews (half_stars) where is_sample = 1`,
  sql`create index reviews_that_are_samples on reviews (is_sample) where is_sample = 1`,
  sql`create table review_terms (
    term ${bytewise} not null, review_id integer not null references reviews (id) on delete cascade,
    constraint review_terms_key primary key (term, review_id)
  ) ${byKey}`,
  sql`create index review_terms_by_review_id on review_terms (review_id)`,
  sql`create table blogs (
    ${record}, slug text not null unique, title text not null, content text not null,
    content_format text not null check (content_format in ('html', 'text')), preview text not null, image text,
    is_active integer not null check (is_active in (0, 1)), updated_at bigint not null, deleted_at bigint,
    publish_at bigint, published_at bigint, author text, is_sample integer not null default 0, reviewed_on text,
    reviewed_by text
  )`,
  sql`create index blogs_by_created_at_id on blogs (created_at, id)`,
  sql`create index blogs_by_is_active_created_at_id on blogs (is_active, created_at, id)`,
  sql`create index blogs_by_is_active_published_at_id on blogs (is_active, published_at, id)`,
  sql`create index blogs_deleted on blogs (deleted_at) where deleted_at is not null`,
  sql`create index blogs_scheduled on blogs (publish_at) where publish_at is not null`,
  sql`create index blogs_that_are_samples on blogs (is_sample) where is_sample = 1`,
  sql`create table blog_addresses (slug text primary key, blog_id integer not null references blogs (id) on delete cascade)`,
  sql`create index blog_addresses_by_blog_id on blog_addresses (blog_id)`,
  sql`create table blog_terms (
    term ${bytewise} not null, blog_id integer not null references blogs (id) on delete cascade,
    constraint blog_terms_key primary key (term, blog_id)
  ) ${byKey}`,
  sql`create index blog_terms_by_blog_id on blog_terms (blog_id)`,
  sql`create table blog_pictures (name text primary key, last_used_at bigint not null)`,
  sql`create index blog_pictures_by_last_used_at on blog_pictures (last_used_at)`,
  sql`create table blog_picture_uses (
    blog_id integer not null references blogs (id) on delete cascade, name text not null references blog_pictures (name),
    constraint blog_picture_uses_key primary key (blog_id, name)
  )`,
  sql`create index blog_picture_uses_by_name on blog_picture_uses (name)`,
  sql`create table imports (
    id ${serial}, administrator_id integer references administrators (id) on delete set null, source text not null,
    file_name text not null, added integer not null default 0, already_there integer not null default 0,
    created_at bigint not null, state text not null default 'done', failure text, as_drafts integer not null default 0,
    left_out text not null default '[]', updated_at bigint not null default 0
  )`,
  sql`create unique index imports_reading on imports (state) where state = 'reading'`,
  sql`create table imported_blogs (
    key ${bytewise} primary key, blog_id integer not null references blogs (id) on delete cascade,
    import_id integer references imports (id) on delete set null, html text, base text
  )`,
  sql`create index imported_blogs_by_blog_id on imported_blogs (blog_id)`,
  sql`create index imported_blogs_by_import_id on imported_blogs (import_id)`,
  sql`create table imported_pictures (
    id ${serial}, import_id integer not null references imports (id) on delete cascade,
    blog_id integer not null references blogs (id) on delete cascade, address text not null, is_cover integer not null,
    state text not null default 'waiting', attempts integer not null default 0, name text, reason text
  )`,
  sql`create index imported_pictures_by_blog_id on imported_pictures (blog_id)`,
  sql`create index imported_pictures_by_import_id_state_id on imported_pictures (import_id, state, id)`,
  sql`create index imported_pictures_waiting on imported_pictures (id) where state = 'waiting'`,
  sql`create table old_addresses (
    address ${bytewise} primary key, blog_id integer not null references blogs (id) on delete cascade
  )`,
  sql`create index old_addresses_by_blog_id on old_addresses (blog_id)`,
  sql`create table pages (
    id ${serial}, title text not null, slug text not null unique, content_html text not null,
    is_hidden integer not null default 1, position integer not null default 0, updated_at bigint not null,
    deleted_at bigint, version integer not null default 1
  )`,
  sql`create table page_texts (
    id ${serial}, page text not null unique, words text not null, privacy_version text, version integer not null default 1
  )`,
  sql`create table privacy_versions (
    id ${serial}, version text not null unique, words text not null, created_at bigint not null
  )`,
  sql`create table notices (
    ${record}, text text not null, starts_on text not null, ends_on text not null, link text, deleted_at bigint
  )`,
  sql`create index notices_by_created_at_id on notices (created_at, id)`,
  sql`create index notices_by_starts_on_id on notices (starts_on, id)`,
  sql`create index notices_deleted on notices (deleted_at) where deleted_at is not null`,
  sql`create index notices_present on notices (id) where deleted_at is null`,
  sql`create table gallery_items (
    ${record}, title text not null, image text, youtube_id text, treatment_name text, alt text,
    position bigint not null default 0, deleted_at bigint, is_sample integer not null default 0,
    constraint gallery_items_shows_something check (image is not null or youtube_id is not null)
  )`,
  sql`create index gallery_items_by_position_id on gallery_items (position, id)`,
  sql`create index gallery_items_deleted on gallery_items (deleted_at) where deleted_at is not null`,
  sql`create index gallery_items_present on gallery_items (id) where deleted_at is null`,
  sql`create index gallery_items_that_are_samples on gallery_items (is_sample) where is_sample = 1`,
  sql`create table careers (
    ${record}, position text not null, description text not null,
    experience double precision not null check (experience between 0 and 60), deleted_at bigint, closes_on text,
    is_sample integer not null default 0
  )`,
  sql`create index careers_deleted on careers (deleted_at) where deleted_at is not null`,
  sql`create index careers_present on careers (created_at, id) where deleted_at is null`,
  sql`create index careers_that_are_samples on careers (is_sample) where is_sample = 1`,
  sql`create table applications (
    ${record}, opening_id integer references careers (id) on delete set null, position text not null, name text not null,
    phone text not null, email text, letter text, file text not null, file_type text not null, file_size integer not null,
    is_new integer not null default 1, privacy_notice text, deleted_at bigint
  )`,
  sql`create index applications_by_created_at_id on applications (created_at, id)`,
  sql`create index applications_by_is_new on applications (is_new)`,
  sql`create index applications_by_opening_id on applications (opening_id)`,
  sql`create index applications_deleted on applications (deleted_at) where deleted_at is not null`,
  sql`create index applications_present on applications (id) where deleted_at is null`,
  sql`create table application_terms (
    term ${bytewise} not null, application_id integer not null references applications (id) on delete cascade,
    constraint application_terms_key primary key (term, application_id)
  ) ${byKey}`,
  sql`create index application_terms_by_application_id on application_terms (application_id)`,
  sql`create table previews (
    id ${serial}, key text not null unique,
    administrator_id integer not null references administrators (id) on delete cascade, answers text not null,
    created_at bigint not null
  )`,
  sql`create index previews_by_administrator_id_id on previews (administrator_id, id)`,
  sql`create index previews_by_created_at on previews (created_at)`,
];

import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Reviews are new until an administrator shows or hides them, which the audit log tells of the existing ones. */
export async function up(db: Kysely<never>) {
  await sql`alter table reviews add column is_new integer not null default 0 check (is_new in (0, 1))`.execute(db);
  await sql`update reviews set is_new = 1 where visible = 0 and id not in
    (select subject_id from audit_log where kind = 'review' and action in ('shown', 'hidden') and subject_id is not null)`.execute(
    db,
  );
  await createIndex(db, 'reviews', 'visible', 'is_new', 'created_at', 'id');
  for (let half = 1; half <= 10; half += 1) {
    const count = sql`select count(*) from reviews where is_new = 1 and half_stars = ${half}`;
    await sql`insert into counters (name, count) values (${`reviews.new.${half}`}, (${count}))`.execute(db);
    await sql`update counters set count = count - (${count}) where name = ${`reviews.inactive.${half}`}`.execute(db);
  }
}

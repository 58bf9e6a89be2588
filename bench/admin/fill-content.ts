import { type RawBuilder, sql } from 'kysely';
import { halfSteps } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { learnSizes } from './learn-sizes.ts';
import { numbersTo } from './numbers-to.ts';

const time = sql`1700000000000 + cast(i as bigint) * 60000`;

/** Inserts rows directly into all other tables that grow; half of them are public. */
export async function fillContent(db: Database, total: number) {
  await fill(db, 'reviews', total, {
    name: sql`'Person' || i`,
    email: sql`'person' || i || '@example.com'`,
    mobile: sql`'+91 9' || (100000000 + i)`,
    half_stars: sql`i % 10 + 1`,
    description: sql`'Kind and clear.'`,
    visible: sql`i % 2`,
    created_at: time,
  });
  await countReviews(db);
  await fill(db, 'blogs', total, {
    slug: sql`'blog-' || i`,
    title: sql`'Blog ' || i`,
    content: sql`'Text about knees.'`,
    content_format: sql`'text'`,
    preview: sql`'Text about knees.'`,
    is_active: sql`i % 2`,
    created_at: time,
    updated_at: time,
  });
  for (const term of [sql`'blog'`, sql`cast(id as text)`])
    await sql`insert into blog_terms (term, blog_id) select ${term}, id from blogs where true on conflict do nothing`.execute(
      db,
    );
  await fill(db, 'gallery_items', total, {
    title: sql`'Video ' || i`,
    youtube_id: sql`'M7lc1UVf-VE'`,
    position: sql`cast(i as bigint) * 1000000`,
    created_at: time,
  });
  await fill(db, 'careers', total, {
    position: sql`'Opening ' || i`,
    description: sql`'Text.'`,
    experience: sql`i % 10`,
    created_at: time,
  });
  await fill(db, 'audit_log', total, {
    created_at: time,
    administrator_id: sql`(select min(id) from administrators)`,
    action: sql`'changed'`,
    kind: sql`'blog'`,
    subject_id: sql`i`,
    subject: sql`'Blog ' || i`,
  });
  await learnSizes(db);
}

type Values = Record<string, RawBuilder<unknown>>;

async function fill(db: Database, table: keyof Tables, total: number, values: Values) {
  const columns = sql.join(['id', ...Object.keys(values)].map((column) => sql.ref(column)));
  const cells = sql.join([sql`i`, ...Object.values(values)]);
  await sql`insert into ${sql.table(table)} (${columns}) ${numbersTo(total, table)} select ${cells} from numbers`.execute(
    db,
  );
}

async function countReviews(db: Database) {
  for (const half of halfSteps) {
    for (const [visible, status] of ['inactive', 'active'].entries()) {
      const count = sql`select count(*) from reviews where visible = ${visible} and half_stars = ${half}`;
      await sql`update counters set count = (${count}) where name = ${`reviews.${status}.${half}`}`.execute(db);
    }
  }
}

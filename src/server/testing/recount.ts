import { appointmentCounts, countNames, reviewCount } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';

/** Computes the expected values of the counters by counting all rows. */
export async function recount(db: Database): Promise<Record<string, number>> {
  const appointments = await db.selectFrom('appointments').select(['remarks', 'stage']).execute();
  const reviews = await db
    .selectFrom('reviews')
    .select(['visible', 'is_new', 'half_stars'])
    .where('deleted_at', 'is', null)
    .execute();
  const blogs = await db.selectFrom('blogs').select('is_active').where('deleted_at', 'is', null).execute();
  const names = [
    ...appointments.flatMap(appointmentCounts),
    ...blogs.map(({ is_active }) => (is_active === 1 ? 'blogs.published' : 'blogs.draft')),
    ...reviews.map(reviewCount),
  ];
  const counted = new Map(countNames.map((name): [string, number] => [name, 0]));
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return Object.fromEntries(counted);
}

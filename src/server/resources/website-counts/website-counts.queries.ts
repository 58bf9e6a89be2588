import { countedPages, otherPage } from '#contract/plain/website-counts.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';

type Count = Pick<Row<'website_counts'>, 'kind' | 'name' | 'count'>;

/** Different hosts, and words of searches, that a day has: strangers send them. Those beyond count as other. */
const mostNames = 200;

/** Adds to the totals of a day. */
export async function addCounts(db: Database, day: string, counts: readonly Count[]) {
  await inTransactionWithoutCounters(db, async (trx) => {
    const stored = await trx
      .selectFrom('website_counts')
      .select(['kind', 'name'])
      .where('day', '=', day)
      .where('kind', 'in', ['host', 'search'])
      .execute();
    const names = Map.groupBy(stored, ({ kind }) => kind);
    const sums = new Map<string, Count>();
    for (const { kind, name, count } of counts) {
      const known = names.get(kind) ?? [];
      const isFree = kind === 'host' || kind === 'search';
      const isNew = isFree && !known.some((one) => one.name === name);
      if (isNew && known.length < mostNames) names.set(kind, [...known, { kind, name }]);
      const row = { kind, name: isNew && known.length >= mostNames ? otherPage : name };
      const key = `${kind} ${row.name}`;
      sums.set(key, { ...row, count: count + (sums.get(key)?.count ?? 0) });
    }
    // In one order, so that two instances do not wait for each other.
    const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ day, ...row }));
    for (let from = 0; from < rows.length; from += 200)
      await trx
        .insertInto('website_counts')
        .values(rows.slice(from, from + 200))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet((eb) => ({ count: eb('website_counts.count', '+', eb.ref('excluded.count')) })),
        )
        .execute();
  });
}

export async function deleteCountsBefore(db: Database, day: string) {
  // oxlint-disable-next-line changes/writes-take-trx -- the program clears up after itself
  await db.deleteFrom('website_counts').where('day', '<', day).execute();
}

/** Paths, of these, at which there is a page. */
export async function listExistingPages(db: Database, paths: ReadonlySet<string>) {
  const last = (prefix: string) =>
    [...paths].flatMap((path) => (path.startsWith(prefix) ? decodedEnd(path.slice(prefix.length)) : []));
  const ids = (prefix: string) => last(prefix).flatMap((end) => (/^\d{1,9}$/.test(end) ? Number(end) : []));
  const [conditions, careers, blogs, pages, treatments] = await Promise.all([
    db
      .selectFrom('conditions')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('id', 'in', [0, ...ids('/conditions/')])
      .execute(),
    db
      .selectFrom('careers')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('id', 'in', [0, ...ids('/career/')])
      .execute(),
    db
      .selectFrom('blogs')
      .select('slug')
      .where('deleted_at', 'is', null)
      .where('slug', 'in', ['', ...last('/blog/')])
      .execute(),
    db
      .selectFrom('pages')
      .select('slug')
      .where('deleted_at', 'is', null)
      .where('slug', 'in', ['', ...last('/pages/')])
      .execute(),
    db
      .selectFrom('treatments')
      .select('slug')
      .where('slug', 'in', ['', ...last('/treatments/')])
      .execute(),
  ]);
  return new Set<string>([
    ...countedPages.filter((page) => !page.includes(':')),
    ...conditions.map(({ id }) => `/conditions/${id}`),
    ...careers.flatMap(({ id }) => [`/career/${id}`, `/career/${id}/apply`]),
    ...blogs.map(({ slug }) => `/blog/${encodeURIComponent(slug ?? '')}`),
    ...pages.map(({ slug }) => `/pages/${encodeURIComponent(slug)}`),
    ...treatments.map(({ slug }) => `/treatments/${encodeURIComponent(slug ?? '')}`),
  ]);
}

/** The first segment of what follows, as it is stored; nothing where it cannot be read. */
function decodedEnd(end: string) {
  const [segment = ''] = end.split('/');
  try {
    return [decodeURIComponent(segment)];
  } catch {
    return [];
  }
}

/** Totals since a day, the most first. */
export async function sumCounts(db: Database, since: string) {
  return db
    .selectFrom('website_counts')
    .select(({ fn }) => ['kind', 'name', fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['kind', 'name'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
}

import { defaultLook, type Look, looks } from '#contract/plain/themes/looks.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export interface StoredLook extends Look {
  logo: string | null;
  version: number;
}

/** A choice that this version of the program does not know is the default. */
function known<P extends keyof Look>(part: P, value: string): Look[P] {
  return (looks[part] as readonly string[]).includes(value) ? (value as Look[P]) : defaultLook[part];
}

function toLook({ version, hue, typefaces, corners, hero, logo }: Row<'appearance'>): StoredLook {
  return {
    hue: known('hue', hue),
    typefaces: known('typefaces', typefaces),
    corners: known('corners', corners),
    hero: known('hero', hero),
    logo,
    version,
  };
}

/** No row means that no owner has chosen yet. */
export async function findLook(db: Database): Promise<StoredLook> {
  const row = await db.selectFrom('appearance').selectAll().executeTakeFirst();
  return row ? toLook(row) : { ...defaultLook, logo: null, version: 1 };
}

/** Makes sure that there is a row, whose version can be locked. */
export async function addLook(trx: Transaction) {
  await trx
    .insertInto('appearance')
    .values({ id: 1, ...defaultLook })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateLook(
  trx: Transaction,
  { hue, typefaces, corners, hero, logo }: Omit<StoredLook, 'version'>,
) {
  const changed = trx.updateTable('appearance').set({ hue, typefaces, corners, hero, logo }).where('id', '=', 1);
  return toLook(await changed.returningAll().executeTakeFirstOrThrow());
}

/** Where logos are stored. */
const logos = 'uploads/logos/';

/** Notes a logo that the appearance does not name yet, or no longer. */
export async function addUnusedLogo(db: Database, path: string, since: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page shows it until a form names it
  await db.insertInto('clinic_pictures').values({ path, created_at: since }).execute();
}

/** Takes a logo for the appearance. Answers whether there is one at this path. */
export async function takeLogo(trx: Transaction, path: string) {
  if (!path.startsWith(logos)) return false;
  const { numDeletedRows } = await trx.deleteFrom('clinic_pictures').where('path', '=', path).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets logos that have not been used since then. Their files are orphans from then on. */
export async function forgetUnusedLogos(db: Database, before: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page has shown it for a day
  await db.deleteFrom('clinic_pictures').where('path', 'like', `${logos}%`).where('created_at', '<', before).execute();
}

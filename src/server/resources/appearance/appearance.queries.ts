import { defaultLook, type Look, looks } from '#contract/plain/themes/looks.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export type StoredLook = Look & { version: number };

/** A choice that this version of the program does not know is the default. */
function known<P extends keyof Look>(part: P, value: string): Look[P] {
  return (looks[part] as readonly string[]).includes(value) ? (value as Look[P]) : defaultLook[part];
}

function toLook({ version, hue, typefaces, corners, hero }: Row<'appearance'>): StoredLook {
  return {
    hue: known('hue', hue),
    typefaces: known('typefaces', typefaces),
    corners: known('corners', corners),
    hero: known('hero', hero),
    version,
  };
}

/** No row means that no owner has chosen yet. */
export async function findLook(db: Database): Promise<StoredLook> {
  const row = await db.selectFrom('appearance').selectAll().executeTakeFirst();
  return row ? toLook(row) : { ...defaultLook, version: 1 };
}

/** Makes sure that there is a row, whose version can be locked. */
export async function addLook(trx: Transaction) {
  await trx
    .insertInto('appearance')
    .values({ id: 1, ...defaultLook })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function updateLook(trx: Transaction, { hue, typefaces, corners, hero }: Look) {
  const changed = trx.updateTable('appearance').set({ hue, typefaces, corners, hero }).where('id', '=', 1);
  return toLook(await changed.returningAll().executeTakeFirstOrThrow());
}

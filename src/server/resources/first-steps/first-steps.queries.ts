import type { ConfirmableStep } from '#contract/plain/first-step-names.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { hasAny } from '#server/db/paging.ts';

/** Steps that owners marked as done, and `hidden` if the list is. */
export async function listSaid(db: Database) {
  const rows = await db.selectFrom('first_steps').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

export async function say(trx: Transaction, name: ConfirmableStep | 'hidden', said_at: number) {
  await trx
    .insertInto('first_steps')
    .values({ name, said_at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function takeBack(trx: Transaction, name: ConfirmableStep | 'hidden') {
  await trx.deleteFrom('first_steps').where('name', '=', name).execute();
}

export const hasChanged = (db: Database, kind: 'treatment' | 'message-template') =>
  hasAny(db.selectFrom('audit_log').where('kind', '=', kind));

export const hasOwnRoom = (db: Database) => hasAny(db.selectFrom('rooms').where('is_sample', '=', 0));

export const hasClosure = (db: Database) => hasAny(db.selectFrom('closures').where('deleted_at', 'is', null));

/** Whether someone else may sign in. */
export async function hasColleague(db: Database, administratorId: number) {
  return hasAny(db.selectFrom('administrators').where('id', '!=', administratorId).where('disabled_at', 'is', null));
}

export async function hasSecondFactor(db: Database, administratorId: number) {
  return hasAny(db.selectFrom('administrators').where('id', '=', administratorId).where('totp_secret', 'is not', null));
}

/** Conditions whose page says that no clinician has checked it. None at all proves nothing about the privacy notice. */
export async function hasNoUncheckedCondition(db: Database) {
  const listed = await db
    .selectFrom('conditions')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn
        .count('id')
        .filterWhere(eb.or([eb('reviewed_by', 'is', null), eb('reviewed_on', 'is', null)]))
        .as('unchecked'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(listed.all) > 0 && Number(listed.unchecked) === 0;
}

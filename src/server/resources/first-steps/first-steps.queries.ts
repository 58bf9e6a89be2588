import type { ConfirmableStep } from '#contract/first-step-names.ts';
import type { Database, Transaction } from '#server/db/database.ts';

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

export async function hasChangedTreatments(db: Database) {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('kind', '=', 'treatment')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Whether someone else may sign in. */
export async function hasColleague(db: Database, administratorId: number) {
  const colleague = await db
    .selectFrom('administrators')
    .select('id')
    .where('id', '!=', administratorId)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return colleague !== undefined;
}

export async function hasSecondFactor(db: Database, administratorId: number) {
  const own = await db
    .selectFrom('administrators')
    .select('totp_secret')
    .where('id', '=', administratorId)
    .executeTakeFirst();
  return typeof own?.totp_secret === 'string';
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

import { type Kysely, sql } from 'kysely';
import { endingsOfPhone } from '../search-terms.ts';

const readAtOnce = 500;

/** Requests and reviews are found by the last digits of a phone number. */
export async function up(db: Kysely<never>) {
  await addEndings(db, 'appointment', 'phone');
  await addEndings(db, 'review', 'mobile');
}

async function addEndings(db: Kysely<never>, noun: 'appointment' | 'review', column: 'phone' | 'mobile') {
  const page = (after: number) =>
    sql<{ id: number; phone: string }>`select id, ${sql.ref(column)} as phone from ${sql.table(`${noun}s`)}
      where id > ${after} order by id limit ${readAtOnce}`.execute(db);
  for (let { rows } = await page(0); rows.length > 0; { rows } = await page(rows.at(-1)?.id ?? 0)) {
    const terms = rows.flatMap(({ id, phone }) => endingsOfPhone(phone).map((term) => sql`(${term}, ${id})`));
    if (terms.length === 0) continue;
    await sql`insert into ${sql.table(`${noun}_terms`)} (term, ${sql.ref(`${noun}_id`)}) values ${sql.join(terms)}
      on conflict do nothing`.execute(db);
  }
}

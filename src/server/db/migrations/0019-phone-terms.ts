import { type Kysely, sql } from 'kysely';
import { termsOfPhone } from '../search-terms.ts';

const readAtOnce = 500;

/** Requests and reviews with two numbers, an extension, or digits of another script are found by each number. */
export async function up(db: Kysely<never>) {
  await addTerms(db, 'appointment', 'phone');
  await addTerms(db, 'review', 'mobile');
}

async function addTerms(db: Kysely<never>, noun: 'appointment' | 'review', column: 'phone' | 'mobile') {
  const page = (after: number) =>
    sql<{ id: number; phone: string }>`select id, ${sql.ref(column)} as phone from ${sql.table(`${noun}s`)}
      where id > ${after} order by id limit ${readAtOnce}`.execute(db);
  for (let { rows } = await page(0); rows.length > 0; { rows } = await page(rows.at(-1)?.id ?? 0)) {
    const terms = rows
      .filter(({ phone }) => phone.length > 15 || !/^[+\d][\d\s.-]*$/.test(phone))
      .flatMap(({ id, phone }) => termsOfPhone(phone).map((term) => sql`(${term}, ${id})`));
    if (terms.length === 0) continue;
    await sql`insert into ${sql.table(`${noun}_terms`)} (term, ${sql.ref(`${noun}_id`)}) values ${sql.join(terms)}
      on conflict do nothing`.execute(db);
  }
}

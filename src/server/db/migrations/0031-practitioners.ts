import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { createTable } from './schema-words.ts';

/** Practitioners get ids, which other rows can refer to. Until now they were a list in the clinic profile. */
export async function up(db: Kysely<never>) {
  await createTable(db, 'practitioners')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('qualification', 'text', (c) => c.notNull())
    .addColumn('specialty', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('biography', 'text')
    .addColumn('registration', 'text')
    .addColumn('years_of_experience', 'integer', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('left_at', 'bigint')
    .execute();
  const tables = db as unknown as Kysely<Pick<Tables, 'clinic_profile' | 'practitioners'>>;
  const stored = await tables.selectFrom('clinic_profile').select('profile').executeTakeFirst();
  const { practitioners = [] } = JSON.parse(stored?.profile ?? '{}') as { practitioners?: StoredPractitioner[] };
  const rows = practitioners.map(toRow);
  if (rows.length > 0) await tables.insertInto('practitioners').values(rows).execute();
}

/** Profiles saved by early versions have no registration. */
interface StoredPractitioner {
  name: string;
  qualification: string;
  specialty: string;
  description: string;
  biography: string | null;
  registration?: string | null;
  yearsOfExperience: number;
  image: string | null;
}

function toRow(
  { yearsOfExperience, registration = null, ...texts }: StoredPractitioner,
  position: number,
): Insertable<Tables['practitioners']> {
  return { ...texts, registration, years_of_experience: yearsOfExperience, position };
}

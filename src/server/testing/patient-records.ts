import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { isPostgres } from '#server/db/database.ts';
import { applicationOf, bookingOf, reviewOf } from './fixtures.ts';
import { administrator, type TestApp } from './test-app.ts';

type Headers = Record<string, string>;

export const email = 'Zebulon.Quagmire@example.com';
export const phone = '+91 70707 12345';
const longText = `Marmaladeknee. ${'It hurts when I climb stairs, and at night. '.repeat(100)}Quincebanana.`;
/** Texts that identify the patient, as typed and as search terms. */
export const marks = [
  'zebulon',
  'quagmire',
  '70707',
  '917070712345',
  '7070712345',
  'marmaladeknee',
  'quincebanana',
  'xyloremark',
  'yttriumnote',
  'zimtletter',
];

/** Two appointments, one of them done, a published review and a job application; answers are stored under idempotency keys. */
export async function sendAllOf(site: TestApp, admin: Headers) {
  const person = { name: 'Zebulon Quagmire', email, phone };
  const first = await site.post('/api/appointments', await bookingOf(site, { ...person, conditions: longText }), {
    'Idempotency-Key': 'first',
  });
  await site.post('/api/appointments', await bookingOf(site, { ...person, email: null, phone: '070707 12345' }));
  await site.post(`/api/appointments/${first.body.id}/told-marks`, { message: 'received', channel: 'sms' }, admin);
  await site.post(`/api/appointments/${first.body.id}/notes`, { kind: 'attempt', text: 'Yttriumnote.' }, admin);
  await site.put(`/api/appointments/${first.body.id}/remark`, { remarks: 'Xyloremark.' }, admin);
  const review = reviewOf({ ...person, mobile: phone, description: 'Marmaladeknee is well.' });
  await site.post('/api/submit-review', review, { 'Idempotency-Key': 'review' });
  const opening = { position: 'Front desk', description: 'Text.', experience: 1 };
  const { body } = await site.post('/api/careers', opening, admin);
  const application = applicationOf({ ...person, letter: 'Zimtletter.' });
  await site.post(`/api/careers/${body.id}/applications`, application, { 'Idempotency-Key': 'application' });
  const [{ id }] = (await site.get('/api/reviews', admin)).body;
  await site.put(`/api/reviewVisibility/${id}`, { isActive: true }, admin);
}

/** The answer after erasing all that `sendAllOf` has sent. */
export const everything = {
  patients: 1,
  appointments: 2,
  reviews: 1,
  applications: 1,
  left: { patients: 0, appointments: 0, reviews: 0, applications: 0 },
};

export const findAll = async (site: TestApp, admin: Headers, contact: string) =>
  (await site.post('/api/patient-data/find', { contact }, admin)).body;
export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The body of a call that exports or erases everything. */
export async function chooseAll(site: TestApp, admin: Headers, contact: string) {
  const { patients, appointments, reviews, applications } = await findAll(site, admin, contact);
  const ids = {
    patients: idsOf(patients),
    appointments: idsOf(appointments),
    reviews: idsOf(reviews),
    applications: idsOf(applications),
  };
  return { contact, ...ids };
}

export async function eraseAll(site: TestApp, admin: Headers, contact: string) {
  const chosen = await chooseAll(site, admin, contact);
  return site.post('/api/patient-data/erase', { ...chosen, currentPassword: administrator.password }, admin);
}

/** The marks found in any byte of SQLite's files, or in any row of PostgreSQL. */
export async function findMarks(site: TestApp) {
  const text = (isPostgres(site.db) ? await everyRow(site) : everyByte(site)).toLowerCase();
  return marks.filter((mark) => text.includes(mark));
}

function everyByte(site: TestApp) {
  const files = readdirSync(site.dataDir).filter((name) => name.startsWith('clinic.sqlite'));
  return files.map((name) => readFileSync(path.join(site.dataDir, name), 'latin1')).join('\n');
}

async function everyRow(site: TestApp) {
  const tables = await site.db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(site.db)));
  return JSON.stringify(rows.map((result) => result.rows));
}

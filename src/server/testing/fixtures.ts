import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { exampleOf } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { makesPreview } from '#contract/previews.ts';
import type { Treatment } from '#contract/treatments.ts';
import { formOf } from './requester.ts';
import type { TestApp } from './test-app.ts';

/** Ids of places and therapies in the test database. */
export async function knownIds({ get }: TestApp) {
  const states: { state_id: number; state_name: string }[] = (await get('/api/states')).body;
  const stateId = (name: string) => states.find((state) => state.state_name === name)?.state_id ?? 0;
  const kerala = stateId('Kerala');
  const karnataka = stateId('Karnataka');
  const cities: { city_id: number; city_name: string }[] = (await get(`/api/cities/${kerala}`)).body;
  const treatments: Treatment[] = (await get('/api/treatment')).body;
  const therapies = treatments.filter(({ kind }) => kind === 'therapy');
  const [first, second] = therapies.map(({ treatment_id }) => treatment_id);
  return {
    kerala,
    karnataka,
    kochi: cities.find((city) => city.city_name === 'Kochi')?.city_id ?? 0,
    first: first ?? 0,
    second: second ?? 0,
  };
}

/** A valid booking, with changes. */
export async function bookingOf(site: TestApp, changes: object = {}) {
  const { kerala, kochi, first, second } = await knownIds(site);
  return {
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: '+91 00000 00001',
    state: kerala,
    city: kochi,
    treatmentType: [String(first), String(second)],
    conditions: 'Right shoulder, worse at night.',
    ...changes,
  };
}

/** A valid review, with changes. */
export function reviewOf(changes: object = {}) {
  return {
    name: 'Asha B.',
    email: 'asha@example.com',
    mobile: '+91 00000 00002',
    rating: 4.5,
    description: 'Kind and clear.',
    ...changes,
  };
}

/** A job application, with a small PDF unless it says otherwise. */
export function applicationOf(changes: Record<string, string | Blob> = {}) {
  const file = fileOf('%PDF-1.7\n%%EOF\n', 'cv.pdf', 'application/pdf');
  return formOf({ name: 'Ilsa Candidate', phone: '+91 00000 00003', file, ...changes });
}

/** Calls with which administrators add records, each with a body. Treatments are left out: they are hidden, not deleted. */
export const exampleRecords = allEndpoints.flatMap((endpoint) => {
  const body = exampleOf(endpoint);
  if (endpoint.method !== 'POST' || endpoint.output === makesPreview.output || !body) return [];
  const { path } = endpoint;
  const isDeletable = allEndpoints.some((other) => other.method === 'DELETE' && other.path === `${path}/{id}`);
  return [{ path, body, isDeletable }];
});

/** Creates one record of each kind, all with the id 1, so that calls have something to read and change. */
export async function createOneOfEach(site: TestApp) {
  const { post, put, signIn } = site;
  const admin = await signIn();
  await post('/api/appointments', await bookingOf(site));
  await post('/api/submit-review', reviewOf());
  await post('/api/blogs', formOf({ title: 'Blog', content: 'Text.', status: 'Published' }), admin);
  await post('/api/upload-photo', formOf({ title: 'Video', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' }), admin);
  await post('/api/careers', { position: 'Front desk', description: 'Text.', experience: 1 }, admin);
  await post('/api/careers/1/applications', applicationOf());
  const texts = { description: 'Text.', symptoms: 'Text.', causes: 'Text.', treatment: 'Text.' };
  await post('/api/conditions', formOf({ name: 'Condition', ...texts }), admin);
  await post('/api/symptoms', { name: 'Symptom' }, admin);
  await post('/api/appointments/1/told-marks', { message: 'received', channel: 'phone' }, admin);
  for (const { path, body } of exampleRecords) await post(path, body, admin);
  await importTable(site, 'treatments', 'Name,Kind\r\nMud pack,therapy\r\n', admin);
  const practitioner_id = await addPractitioner(site, 'Dr. Nila Sample [PT]');
  await post('/api/visits', { appointment_id: 1, starts_at: '2026-11-24T11:00', practitioner_id, room_id: 1 }, admin);
  const told = { message: 'earlier', channel: 'phone', visit_starts_at: '2026-11-23T04:30:00.000Z' };
  await post('/api/appointments/1/told-marks', told, admin);
  await put('/api/appointments/1/earlier-time', { days: ['Friday'], until: '2026-11-24' }, admin);
  await post('/api/working-hours', { practitioner_id, valid_from: '2026-11-01', valid_until: null, hours: [] }, admin);
  const leave = { starts_at: '2026-11-25T00:00', ends_at: '2026-11-26T00:00', reason: null };
  await post('/api/absences', { practitioner_id, kind: 'leave', ...leave }, admin);
  await post('/api/room-closures', { room_id: 1, ...leave }, admin);
}

/** Adds the rows of a CSV file, or whatever else `call` does with it. */
export async function importTable(
  { send }: Pick<TestApp, 'send'>,
  kind: string,
  content: string | Uint8Array<ArrayBuffer>,
  admin: Record<string, string>,
  call = '',
) {
  const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
  return send(`/api/imports/tables/${kind}${call}`, { method: 'POST', headers, body: content });
}

/** Someone who works at the clinic, with the id that visits refer to. */
export async function addPractitioner({ db }: TestApp, name: string, sideBySide = 1) {
  const texts = { name, qualification: 'BPT', specialty: 'Knees', description: 'Sample.' };
  const { id } = await db
    .insertInto('practitioners')
    .values({ ...texts, years_of_experience: 3, position: 0, side_by_side: sideBySide })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

/** A picture file as a browser sends it. */
export async function pictureOf(
  size: { width: number; height: number } = { width: 320, height: 200 },
  type: PictureType = 'png',
) {
  const image = sharp({ create: { ...size, channels: 3, background: '#14665e' } });
  return fileOf(await image.toFormat(type).toBuffer(), `picture.${type}`, `image/${type}`);
}

/** Pictures before and after, with a consent, as a form. */
export async function pairOf(changes: Record<string, string | Blob> = {}) {
  return formOf({
    title: 'A straighter back',
    category: 'before-after',
    image: await pictureOf(),
    before: await pictureOf({ width: 200, height: 300 }),
    consent_by: 'Patient A',
    consent_on: '2026-11-18',
    ...changes,
  });
}

export function fileOf(content: Uint8Array | string, name: string, type: string) {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
}

/** All stored picture files, as paths on the site without a leading slash. */
export function storedPictures({ dataDir }: Pick<TestApp, 'dataDir'>) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((file) => path.relative(dataDir, path.join(file.parentPath, file.name)))
    .filter((name) => name.startsWith('uploads/'));
}

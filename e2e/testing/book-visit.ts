import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signInToApi } from './admin-api.ts';
import { bookOverApi } from './book-over-api.ts';
import type { Site } from './site.ts';

/** Makes a request with a visit; `startsAt` is in the clinic's time zone. Resolves with the visit's id and the path of the patient's page. */
export async function bookVisit(site: Pick<Site, 'url' | 'admin'>, name: string, startsAt: string) {
  const reference = await bookOverApi(site.url, name);
  const api = await signInToApi(site);
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const params = { id: request?.id ?? 0 };
  const { id } = await api.visits.create({ body: { appointment_id: params.id, starts_at: startsAt, anyway: true } });
  const { path } = await api.patientLinks.get({ params });
  return { id, path };
}

export const todayAtTheClinic = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

const tenMinutesAtTheClinic = () => new Date().toLocaleTimeString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 4);

/** Makes a request whose only visit was attended today, and has begun at any hour of the test. */
export async function seePatient(site: Pick<Site, 'url' | 'admin'>, name: string) {
  const started = [`${tenMinutesAtTheClinic()}0`, '10:00'].toSorted()[0];
  const { id } = await bookVisit(site, name, `${todayAtTheClinic()}T${started}`);
  await (await signInToApi(site)).visits.setStatus({ params: { id }, body: { status: 'fulfilled' } });
}

/** Puts a visit of today a day back, since no one books one on a day that is over. */
export function putBackADay({ dataDir }: Pick<Site, 'dataDir'>, id: number) {
  const database = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'), { timeout: 5_000 });
  const day = 86_400_000;
  database.prepare('update visits set starts_at = starts_at - ?, ends_at = ends_at - ? where id = ?').run(day, day, id);
  database.close();
}

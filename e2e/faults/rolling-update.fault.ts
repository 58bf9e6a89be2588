import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isOlder } from '#server/installation/versions.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { bookOverApi } from '../testing/book-over-api.ts';
import { buildRelease, findReleases } from '../testing/last-release.ts';
import { admin, ready, type Site, startProgram } from '../testing/site.ts';
import { readSitemap } from '../testing/sitemap.ts';

// During a rolling update on PostgreSQL the last release runs beside the new version, on the new schema. Any release since
// 2.0.0 may be stopped before; src/server/db/earlier-releases.test.ts has what becomes of older ones.

const releases = findReleases().filter(({ version }) => !isOlder(version, '2.0.0'));
if (releases.length === 0) console.log('This copy of the repository has no release in it: it is a shallow clone.');
const folders = new Map<string, string>();
beforeAll(() => {
  for (const release of releases) folders.set(release.version, buildRelease(release));
}, 1_200_000);

async function prepareEnvironment(kind: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-update-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(kind === 'PostgreSQL' && {
      DATABASE_URL: (await createDatabase(inject('postgresUrl'))).url,
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    }),
  };
}

test.each(releases.slice(0, 1))(
  'version $version works on while this one changes the schema, and after that',
  async ({ version }) => {
    const environment = await prepareEnvironment('PostgreSQL');
    const last = await startProgram(environment, folders.get(version));
    await ready(last.url);
    await usePatientAndAdmin(last, 'before');
    const visits = keepVisiting(last);
    const next = await startProgram(environment);
    await ready(next.url);
    expect(await visits.end()).toEqual([]);
    for (const site of [last, next]) {
      expect(await failedPages(site)).toEqual([]);
      await usePatientAndAdmin(site, site === last ? 'last' : 'next');
    }
    const requests = ['Rolling before: Called.', 'Rolling last: Called.', 'Rolling next: Called.'];
    expect(await rollingRequests(next)).toEqual(requests);
    expect(await next.stop()).toBe(0);
    expect(await last.stop()).toBe(0);
  },
);

test.each(releases.flatMap(({ version }) => ['SQLite', 'PostgreSQL'].map((kind) => ({ version, kind }))))(
  'this version goes on with the data of $version, which was stopped, on $kind',
  async ({ version, kind }) => {
    const environment = await prepareEnvironment(kind);
    const old = await startProgram(environment, folders.get(version));
    await ready(old.url);
    await usePatientAndAdmin(old, 'before');
    expect(await old.stop()).toBe(0);
    const next = await startProgram(environment);
    await ready(next.url);
    expect(await failedPages(next)).toEqual([]);
    await usePatientAndAdmin(next, 'next');
    expect(await rollingRequests(next)).toEqual(['Rolling before: Called.', 'Rolling next: Called.']);
    expect(await next.stop()).toBe(0);
  },
);

/** One change of each kind, as visitors and administrators make them. */
async function usePatientAndAdmin(site: Site, name: string) {
  const reference = await bookOverApi(site.url, `Rolling ${name}`);
  const api = await signInToApi(site);
  const { body: booked } = await api.appointments.list({ query: { q: reference } });
  await api.appointments.markDone({ params: { id: booked[0]?.id ?? 0 }, body: { remarks: 'Called.' } });
  const author = { name, email: 'asha@example.com', mobile: '+91 00000 00002', rating: 4.5, description: 'Kind.' };
  await api.reviews.submit({ body: { ...author, may_publish: true } });
  const { body: reviews } = await api.reviews.list({ query: { q: name } });
  await api.reviews.setVisibility({ params: { id: reviews[0]?.id ?? 0 }, body: { isActive: true } });
  const content = '<p>Rest a little, then move.</p>';
  const blog = await api.blogs.create({ body: { title: `Rolling ${name}`, content, status: 1 } });
  await api.blogs.remove({ params: { id: blog.id } });
  const opening = await api.careers.create({ body: { position: name, description: 'You help.', experience: 2 } });
  await api.careers.remove({ params: { id: opening.id } });
  await api.careers.restore({ params: { id: opening.id } });
  const symptom = await api.symptoms.create({ body: { name: `Pain ${name}` } });
  await api.symptoms.remove({ params: { id: symptom.id } });
  await api.appointments.counts();
}

async function rollingRequests(site: Site) {
  const api = await signInToApi(site);
  const { body } = await api.appointments.list({ query: { q: 'Rolling' } });
  return body.map(({ name, remarks }) => `${name}: ${remarks}`).toSorted();
}

/** One after another, since a busy machine refuses a hundred at once. */
async function failedPages(site: Site) {
  return failuresOf(await readSitemap(site), async (page) => {
    expect((await fetch(site.url + page)).status).toBe(200);
  });
}

/** Books and reads until it is told to end. Resolves with what failed. */
function keepVisiting({ url }: Site) {
  const failures: unknown[] = [];
  const over = new AbortController();
  const visiting = (async () => {
    for (let visit = 0; !over.signal.aborted; visit += 1) {
      const answer = await fetch(`${url}/?visit=${visit}`);
      if (answer.status !== 200) failures.push(answer.status);
      await answer.text();
      await bookOverApi(url, `Visitor ${visit}`).catch((error: unknown) => failures.push(error));
    }
  })();
  return {
    async end() {
      over.abort();
      await visiting;
      return failures;
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { Api } from '#web/api/client.ts';
import { adminPages, cachedPages, publicPages, signInPages } from '#web/pages.ts';
import { signInToApi } from './testing/admin-api.ts';
import { addressOf } from './testing/pages.ts';
import { showPages } from './testing/show-pages.ts';
import { admin, type Site, startProgram } from './testing/site.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-cached-'));
const environment = { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
let site: Site;
let api: Api;
beforeAll(async () => {
  site = await startProgram(environment);
  api = await signInToApi(site);
  await showPages(site);
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Address of the data that React Router fetches on the way to a page. */
const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
const isFile = (path: string) => path.includes('.');
const addressesOf = ({ path }: { path: string }) => (isFile(path) ? [path] : [path, dataOf(path)]);
/** Pages with their data, and files for programs. */
const cached = cachedPages.filter(({ hasFormToken }) => !hasFormToken).flatMap(addressesOf);
const withToken = cachedPages.filter(({ hasFormToken }) => hasFormToken).flatMap(addressesOf);

async function urlOf(path: string) {
  const page = path.replace(/\.data$/, '');
  return site.url + path.replace(page, await addressOf(site, page));
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });
const textOf = async (url: string) => (await get(url)).text();

const opening = (position: string) => ({ body: { position, description: 'At the front desk.', experience: 1 } });

test('a change is seen by the very next request of the instance that took it', async () => {
  for (const position of ['Receptionist one', 'Receptionist two', 'Receptionist three']) {
    await Promise.all([textOf(`${site.url}/career`), textOf(`${site.url}/career.data`)]);
    const { id } = await api.careers.create(opening(position));
    expect(await textOf(`${site.url}/career`)).toContain(position);
    expect(await textOf(`${site.url}/career.data`)).toContain(position);
    await api.careers.remove({ params: { id } });
    expect(await textOf(`${site.url}/career`)).not.toContain(position);
    expect(await textOf(`${site.url}/career.data`)).not.toContain(position);
  }
});

test('shared caches may store every page without a form; browsers ask for it again, and hear 304', async () => {
  const failures = await failuresOf(cached, async (path) => {
    const page = await urlOf(path);
    const first = await get(page);
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
    expect(first.headers.get('CDN-Cache-Control')).toContain('stale-while-revalidate');
    expect(first.headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
    await expect.poll(() => statusAskedAgain(page)).toBe(304);
    await expect.poll(() => tagsOf(page)).toSatisfy(([head, whole]) => head === whole);
  });
  expect(failures).toEqual([]);
});

/** Each is polled: soon after a page was made, the same page takes its place with more effort, and has a tag of its own. */
async function statusAskedAgain(url: string) {
  const { headers } = await get(url);
  return (await get(url, { 'If-None-Match': headers.get('ETag') ?? '' })).status;
}

async function tagsOf(url: string) {
  const answers = [await fetch(url, { method: 'HEAD' }), await get(url)];
  return answers.map(({ headers }) => headers.get('ETag'));
}

test('no cache but ours stores the other pages', async () => {
  const failures = await failuresOf(
    ['/admin', '/login', ...withToken, '/api/form-token', '/api/clinic', '/nothing-here'],
    async (page) => {
      const { headers } = await get(site.url + page);
      expect(headers.get('Cache-Control')).toMatch(/^(no-store|no-cache)$/);
      expect(headers.has('CDN-Cache-Control')).toBe(false);
    },
  );
  expect(failures).toEqual([]);
});

const tokens = /form\.\w+\.[\w-]{16}\.[\w-]{43}/g;

test('a page with a form is the same for everyone but for one token, and has no tag', async () => {
  const failures = await failuresOf(withToken, async (path) => {
    const address = await urlOf(path);
    const answers = await Promise.all([1, 2].map(() => get(address)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(bodies.flatMap((body) => body.match(tokens) ?? [])).toHaveLength(2);
    expect(new Set(bodies.flatMap((body) => body.match(tokens) ?? [])).size).toBe(2);
    expect(new Set(bodies.map((body) => body.replaceAll(tokens, ''))).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('Content-Security-Policy'))).size).toBe(1);
    for (const { headers } of answers) expect([headers.get('ETag'), headers.get('X-Request-Id')]).toEqual([null, null]);
  });
  expect(failures).toEqual([]);
});

const lists = allEndpoints.filter(
  ({ access, method, params, uncached }) => access === 'public' && method === 'GET' && !params && !uncached,
);

test('other pages are cached here, and nowhere else', async () => {
  const failures = await failuresOf(
    lists.map(({ path }) => path),
    async (path) => {
      await expect.poll(() => statusAskedAgain(site.url + path)).toBe(304);
      expect((await get(site.url + path)).headers.get('Cache-Control')).toBe('no-cache');
    },
  );
  expect(failures).toEqual([]);
});

test('a list of the API is cached here too, but a change is in the very next answer', async () => {
  const list = `${site.url}/api/careers`;
  await expect.poll(() => statusAskedAgain(list)).toBe(304);
  const { headers } = await get(list);
  const { id } = await api.careers.create(opening('Morning porter'));
  const again = await get(list, { 'If-None-Match': headers.get('ETag') ?? '' });
  expect(await again.text()).toContain('Morning porter');
  await api.careers.remove({ params: { id } });
  expect(await textOf(list)).not.toContain('Morning porter');
  expect((await get(`${list}?limit=0`)).headers.get('ETag')).toBeNull();
});

describe('a page has one address', () => {
  /** Spellings of a path: capitals, a final slash, an encoded letter, and leading zeros. */
  const spellingsOf = (path: string) =>
    [
      path.toUpperCase().replace('.DATA', '.data'),
      path.endsWith('.data') ? path : `${path}/`,
      path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      path.replace(/(?<=\/)(?=\d)/, '000'),
    ].filter((spelling) => spelling !== path && !spelling.startsWith('//'));
  const paths = [...publicPages, ...adminPages, ...signInPages].map(({ path }) => path).filter((path) => path !== '/');

  test('other spellings of an address are redirected to it', async () => {
    const failures = await failuresOf(
      [...paths, ...paths.filter((path) => !path.includes('admin')).map(dataOf)],
      async (path) => {
        const pattern = path.replace(/\.data$/, '');
        const page = pattern.startsWith('/admin') ? pattern.replace(':id', '1') : await addressOf(site, pattern);
        const canonical = path.endsWith('.data') ? `${page}.data` : page;
        for (const spelling of spellingsOf(canonical)) {
          const { status, headers } = await get(`${site.url}${spelling}?utm_source=flyer`);
          expect({ spelling, status, to: headers.get('Location') }).toEqual({
            spelling,
            status: 301,
            to: `${canonical}?utm_source=flyer`,
          });
        }
        expect((await get(site.url + canonical)).status).not.toBe(301);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('a part of a list that no page leads to is answered, but stored nowhere', async () => {
  for (const path of ['/gallery', '/gallery.data', '/blog', '/blog.data']) {
    const madeUp = `${site.url}${path}?cursor=9999999999999.1`;
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await get(madeUp);
      expect({ path, status, policy: headers.get('Cache-Control') }).toEqual({ path, status: 200, policy: 'no-store' });
    }
  }
});

describe('nothing personal comes into a cached page', () => {
  const marker = 'zzmarkerzz';
  const personal = {
    Cookie: `session=${marker}; XSRF-TOKEN=${marker}`,
    Authorization: `Bearer ${marker}`,
    'User-Agent': marker,
    Referer: `http://example.com/${marker}`,
    'Accept-Language': marker,
    'X-Forwarded-For': marker,
    'X-Forwarded-Host': marker,
    'X-Request-Id': marker,
    Origin: 'null',
  };

  test('whatever a visitor sends', async () => {
    const failures = await failuresOf(cached, async (path) => {
      const page = await urlOf(path);
      await api.careers.create(opening(`For ${path}`)); // so that the next request is the one that makes the page
      const made = await get(`${page}?${marker}=${marker}&utm_source=${marker}`, personal);
      const cached = await get(page);
      const everything = async (response: Response) => JSON.stringify([...response.headers]) + (await response.text());
      expect(await everything(made)).not.toContain(marker);
      expect(await everything(cached)).not.toContain(marker);
      expect(cached.headers.has('Set-Cookie')).toBe(false);
      expect(cached.headers.has('X-Request-Id')).toBe(false);
      expect(cached.headers.get('ETag')).toBe(made.headers.get('ETag'));
    });
    expect(failures).toEqual([]);
  });
});

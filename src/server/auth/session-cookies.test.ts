import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { versionInCookie } from '#server/updates/content-version.ts';

let secure: TestApp;
let plain: TestApp;
beforeAll(async () => {
  secure = await createTestApp({ siteUrl: 'https://clinic.example' });
  plain = await createTestApp();
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

test('over https, cookies are limited to https and this host, and HSTS is on', async () => {
  const { headers } = await secure.post('/api/admin/login', administrator, sameOrigin);
  const [session, xsrf, known] = headers.getSetCookie();
  expect(known).toMatch(/^__Host-known-browser=.*HttpOnly; Secure; SameSite=Strict$/);
  expect(session).toMatch(/^__Host-session=/);
  expect(session?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']));
  expect(session).not.toContain('Domain');
  expect(xsrf?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'SameSite=Strict', 'Path=/']));
  expect(xsrf).not.toContain('HttpOnly');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
});

test('over https, a session works until logout', async () => {
  const headers = await secure.signInAsBrowser();
  expect((await secure.get('/api/reviews', headers)).status).toBe(200);
  const { status, headers: answered } = await secure.post('/api/admin/logout', undefined, headers);
  expect(status).toBe(204);
  expect(answered.getSetCookie().toSorted()).toEqual([
    'XSRF-TOKEN=; Max-Age=0; Path=/; Secure',
    '__Host-session=; Max-Age=0; Path=/; Secure',
  ]);
  expect((await secure.get('/api/reviews', headers)).status).toBe(401);
});

test('over https, the cookie without its prefix is refused', async () => {
  const { Authorization, Cookie } = await secure.signInAsBrowser();
  expect((await secure.get('/api/reviews', { Authorization, Cookie: Cookie.replace('__Host-', '') })).status).toBe(401);
});

test('over https, the content version after a change is limited to this host, and only that is read', async () => {
  const headers = await secure.signInAsBrowser();
  const { headers: answered } = await secure.post('/api/symptoms', { name: 'Numb fingers' }, headers);
  expect(answered.getSetCookie().join()).toMatch(/__Host-content-version=\d+;.*Secure/);
  expect(versionInCookie('content-version=7; __Host-content-version=3', true)).toBe(3);
  expect(versionInCookie('content-version=7', true)).toBe(-1);
  expect(versionInCookie('content-version=7', false)).toBe(7);
});

test('over http, cookies are neither Secure nor prefixed, and HSTS is off', async () => {
  const { headers } = await plain.post('/api/admin/login', administrator, sameOrigin);
  expect(headers.getSetCookie()).toHaveLength(3);
  expect(headers.getSetCookie().join()).not.toMatch(/Secure|__Host-/);
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Endpoint, mediaType } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { type Role, roles } from '#contract/roles.ts';
import { session } from '#contract/session.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Session } from '#server/auth/sessions.ts';
import { badCredentials, prepareBadCredentials, signClaims } from '#server/testing/bad-credentials.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf, createOneOfEach, importTable } from '#server/testing/fixtures.ts';
import { oneOfEachKind } from '#server/testing/kinds-of-calls.ts';
import { readEverything } from '#server/testing/read-everything.ts';
import { administrator, createTestApp, frontDesk, type TestApp } from '#server/testing/test-app.ts';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { createMount } from './mount-endpoint.ts';

/** The calls of the specification, section 7, by who may make them. */
const specified = {
  public: [
    'GET /api/treatment',
    'GET /api/states',
    'GET /api/cities/{stateId}',
    'POST /api/appointments',
    'GET /api/approved-reviews',
    'GET /api/symptoms',
    'GET /api/conditions',
    'GET /api/conditions/{id}',
    'GET /api/blogs/active',
    'POST /api/submit-review',
    'GET /api/gallery',
    'GET /api/careers',
    'POST /api/admin/login',
  ],
  'front-desk': [
    'POST /api/conditions',
    'GET /api/allBlogs',
    'POST /api/blogs',
    'PUT /api/blogs/{id}',
    'DELETE /api/blogs/{id}',
    'PATCH /api/blogs/{id}/status',
    'GET /api/appointments',
    'PUT /api/appointments/{id}/remark',
    'GET /api/reviews',
    'PUT /api/reviewVisibility/{id}',
    'DELETE /api/reviews/{id}',
    'POST /api/upload-photo',
    'DELETE /api/gallery/{id}',
    'POST /api/careers',
    'DELETE /api/careers/{id}',
  ],
};

/** Calls that the contract adds to the specification. */
const added = {
  public: [
    'POST /api/website-counts',
    'POST /api/careers/{id}/applications',
    'GET /api/treatment-pages',
    'GET /api/treatment-pages/{slug}',
    'GET /api/published-blogs/{slug}',
    'GET /api/published-pages',
    'GET /api/published-pages/{slug}',
    'GET /api/gallery-categories',
    'GET /api/gallery/{id}',
    'GET /api/careers/{id}',
    'GET /api/approved-reviews/ratings',
    'GET /api/form-token',
    'GET /api/password-link',
    'POST /api/password-link/mail',
    'POST /api/password-link',
    'POST /api/password-link/use',
    'GET /api/clinic',
    'GET /api/notices',
    'GET /api/closures',
    'GET /api/appearance',
    'GET /api/texts/{page}',
    'GET /api/form-notice',
    'GET /api/problems',
    'GET /api/times',
    'GET /api/scheduling/$bulk-publish',
    'GET /api/scheduling/locations.ndjson',
    'GET /api/scheduling/schedules.ndjson',
    'GET /api/scheduling/slots.ndjson',
    'GET /api/search',
    'GET /api/search/index',
    'GET /api/signs',
    'GET /api/previews/{key}',
    'POST /api/patient-page',
    'POST /api/patient-page/confirmation',
    'POST /api/patient-page/cancellation',
    'POST /api/patient-page/times',
    'POST /api/patient-page/move',
    'POST /api/patient-page/release',
    'POST /api/patient-page/offer',
    'POST /api/patient-page/wish',
    'POST /api/patient-page/consent',
    'POST /api/patient-page/stop',
  ],
  practitioner: [
    'GET /api/visits/{id}/request',
    'POST /api/visits/{id}/notes',
    'GET /api/unmarked-visits',
    'POST /api/visits/marks',
    'GET /api/calendar-feeds/own',
    'PUT /api/calendar-feeds/own',
    'POST /api/calendar-feeds/own/renewal',
    'DELETE /api/calendar-feeds/own',
    'POST /api/admin/logout',
    'POST /api/admin/logout-everywhere',
    'GET /api/admin/session',
    'POST /api/admin/session/prolong',
    'POST /api/admin/session/lock',
    'POST /api/admin/session/unlock',
    'PUT /api/admin/password',
    'PUT /api/admin/language',
    'GET /api/admin/devices',
    'DELETE /api/admin/devices/{id}',
    'GET /api/admin/second-factor',
    'POST /api/admin/second-factor',
    'POST /api/admin/second-factor/confirmation',
    'POST /api/admin/second-factor/recovery-codes',
    'POST /api/admin/second-factor/removal',
    'GET /api/visits',
    'GET /api/visits/{id}',
    'PUT /api/visits/{id}/status',
    'GET /api/calendar',
    'GET /api/appointments/events',
    'PUT /api/presence',
  ],
  'front-desk': [
    'GET /api/patients',
    'POST /api/patients/search',
    'GET /api/patients/{id}',
    'GET /api/patients/{id}/summary',
    'GET /api/patients/{id}/appointments',
    'GET /api/patients/{id}/visits',
    'PUT /api/patients/{id}',
    'POST /api/patients/{id}/merge',
    'POST /api/patients/{id}/restore',
    'POST /api/patients/{id}/split',
    'POST /api/patients/{id}/different',
    'POST /api/patients/{id}/different/undo',
    'GET /api/appointments/{id}/visits',
    'GET /api/appointments/{id}/no-shows',
    'GET /api/appointments/{id}/free-times',
    'GET /api/free-times',
    'GET /api/appointments/{id}/wished-times',
    'POST /api/visits',
    'POST /api/appointments/{id}/confirmation',
    'POST /api/visits/{id}/confirmation/undo',
    'POST /api/visits/walk-in',
    'POST /api/visits/series/plan',
    'POST /api/visits/series',
    'POST /api/visits/moves',
    'PUT /api/visits/series/{id}/status',
    'PUT /api/visits/{id}',
    'POST /api/appointments/{id}/held-time/release',
    'POST /api/appointments/{id}/held-time/restore',
    'POST /api/appointments/{id}/link',
    'POST /api/appointments/{id}/link/renewal',
    'POST /api/calendar/outside',
    'POST /api/calendar/moves',
    'GET /api/working-hours',
    'GET /api/working-hours/{id}',
    'GET /api/absences',
    'GET /api/absences/{id}',
    'POST /api/absences',
    'PUT /api/absences/{id}',
    'POST /api/absences/{id}/changed-day',
    'DELETE /api/absences/{id}',
    'POST /api/absences/{id}/restore',
    'GET /api/room-closures',
    'GET /api/room-closures/{id}',
    'POST /api/room-closures',
    'PUT /api/room-closures/{id}',
    'DELETE /api/room-closures/{id}',
    'POST /api/room-closures/{id}/restore',
    'GET /api/visit-settings',
    'GET /api/rooms',
    'GET /api/rooms/{id}',
    'GET /api/references/{reference}',
    'GET /api/appointments/counts',
    'POST /api/admin/appointments',
    'POST /api/appointments/search',
    'POST /api/reviews/search',
    'GET /api/appointments/due',
    'GET /api/appointments/{id}/notes',
    'GET /api/appointments/{id}/earlier',
    'POST /api/appointments/{id}/notes',
    'GET /api/to-tell',
    'GET /api/reminders',
    'GET /api/wait-list',
    'GET /api/freed-times',
    'PUT /api/freed-times/{id}',
    'GET /api/appointments/{id}/earlier-time',
    'PUT /api/appointments/{id}/earlier-time',
    'DELETE /api/appointments/{id}/earlier-time',
    'POST /api/wait-list/{id}/visit',
    'POST /api/visits/{id}/wait-list',
    'GET /api/appointments/{id}/told-marks',
    'POST /api/appointments/{id}/told-marks',
    'DELETE /api/told-marks/{id}',
    'GET /api/appointments/{id}/messages',
    'GET /api/admin/mails',
    'PUT /api/admin/mails',
    'POST /api/messages/{id}/retry',
    'DELETE /api/messages/{id}',
    'GET /api/message-templates',
    'GET /api/message-templates/{id}',
    'PUT /api/appointments/{id}/next-call',
    'PUT /api/appointments/{id}/return-reason',
    'GET /api/appointments/to-come-back',
    'PUT /api/appointments/{id}/outcome',
    'POST /api/appointments/outcomes',
    'POST /api/appointments/{id}/attempts/undo',
    'POST /api/appointments/{id}/outcome/undo',
    'POST /api/appointments/{id}/reopen',
    'PUT /api/appointments/{id}/details',
    'GET /api/appointments/drafts',
    'PUT /api/appointments/{id}/draft',
    'GET /api/reviews/counts',
    'PUT /api/gallery/{id}',
    'PUT /api/gallery/{id}/position',
    'GET /api/allCareers',
    'GET /api/allCareers/{id}',
    'PUT /api/careers/{id}',
    'POST /api/reviews/{id}/restore',
    'POST /api/blogs/{id}/restore',
    'POST /api/gallery/{id}/restore',
    'GET /api/gallery/{id}/consent',
    'POST /api/gallery/{id}/withdrawal',
    'POST /api/conditions/{id}/restore',
    'POST /api/symptoms/{id}/restore',
    'GET /api/allNotices',
    'GET /api/notices/{id}',
    'POST /api/notices',
    'PUT /api/notices/{id}',
    'DELETE /api/notices/{id}',
    'GET /api/allClosures',
    'GET /api/closures/between',
    'GET /api/closures/{id}',
    'POST /api/closures',
    'PUT /api/closures/{id}',
    'DELETE /api/closures/{id}',
    'POST /api/closures/{id}/restore',
    'POST /api/previews/closure',
    'GET /api/reviews/ratings',
    'GET /api/reviews/{id}',
    'GET /api/today',
    'GET /api/translations/{language}',
    'GET /api/translations/{language}/{kind}/{record}',
    'PUT /api/translations/{language}/{kind}/{record}',
    'GET /api/history/{kind}/{id}',
    'POST /api/previews/notice',
    'POST /api/previews/opening',
    'POST /api/previews/condition',
    'POST /api/careers/{id}/restore',
    'POST /api/notices/{id}/restore',
    'PUT /api/conditions/{id}',
    'DELETE /api/conditions/{id}',
    'POST /api/symptoms',
    'PUT /api/symptoms/{id}',
    'DELETE /api/symptoms/{id}',
    'GET /api/blogs/counts',
    'GET /api/blogs/{id}',
    'POST /api/blog-pictures',
  ],
  owner: [
    'GET /api/website-counts',
    'GET /api/webhooks',
    'POST /api/webhooks',
    'PUT /api/webhooks/{id}',
    'DELETE /api/webhooks/{id}',
    'POST /api/webhooks/{id}/secret',
    'POST /api/webhooks/{id}/test',
    'GET /api/webhook-deliveries',
    'POST /api/webhook-deliveries/{id}/replay',
    'GET /api/applications',
    'GET /api/applications/counts',
    'GET /api/applications/{id}',
    'GET /api/applications/{id}/file',
    'DELETE /api/applications/{id}',
    'POST /api/applications/{id}/restore',
    'GET /api/calendar-feeds',
    'PUT /api/practitioners/{id}/calendar-feed',
    'POST /api/practitioners/{id}/calendar-feed/renewal',
    'DELETE /api/practitioners/{id}/calendar-feed',
    'POST /api/working-hours',
    'PUT /api/working-hours/{id}',
    'DELETE /api/working-hours/{id}',
    'POST /api/working-hours/{id}/restore',
    'PUT /api/practitioners/{id}/side-by-side',
    'PUT /api/practitioners/{id}/usual-room',
    'PUT /api/visit-settings',
    'POST /api/rooms',
    'PUT /api/rooms/{id}',
    'PUT /api/rooms/{id}/visibility',
    'PUT /api/rooms/{id}/position',
    'GET /api/appearance/settings',
    'PUT /api/appearance',
    'POST /api/appearance/logo',
    'GET /api/allTexts',
    'GET /api/allTexts/{page}',
    'PUT /api/texts/{page}',
    'PUT /api/translations/{language}/{kind}/{record}/check',
    'GET /api/privacy-versions',
    'POST /api/previews/texts/{page}',
    'GET /api/mail/next',
    'GET /api/mail',
    'POST /api/mail/test',
    'POST /api/previews/clinic',
    'PUT /api/message-templates/{id}',
    'GET /api/appointments/export',
    'GET /api/appointments/export/excel',
    'GET /api/audit-log',
    'POST /api/patient-data/find',
    'POST /api/patient-data/export',
    'POST /api/patient-data/erase',
    'GET /api/patient-data/retention',
    'PUT /api/patient-data/retention',
    'GET /api/clinic/profile',
    'PUT /api/clinic',
    'PUT /api/clinic/lock',
    'PUT /api/clinic/two-step-rule',
    'POST /api/appointments/export',
    'POST /api/appointments/export/excel',
    'POST /api/clinic/pictures',
    'POST /api/clinic/pictures/cuts',
    'GET /api/allTreatments',
    'GET /api/allTreatments/{id}',
    'POST /api/treatments',
    'PUT /api/treatments/{id}',
    'PUT /api/allTreatments',
    'PUT /api/treatments/{id}/visibility',
    'PUT /api/treatments/{id}/position',
    'GET /api/allProblems',
    'GET /api/allProblems/{id}',
    'GET /api/allSigns',
    'GET /api/allSigns/{id}',
    'PUT /api/signs/{id}',
    'POST /api/problems',
    'PUT /api/problems/{id}',
    'DELETE /api/problems/{id}',
    'POST /api/problems/{id}/restore',
    'PUT /api/problems/{id}/position',
    'GET /api/pages',
    'GET /api/pages/{id}',
    'POST /api/pages',
    'PUT /api/pages/{id}',
    'DELETE /api/pages/{id}',
    'POST /api/pages/{id}/restore',
    'PUT /api/pages/{id}/visibility',
    'PUT /api/pages/{id}/position',
    'POST /api/previews/page',
    'POST /api/previews/treatment',
    'GET /api/administrators',
    'POST /api/administrators',
    'PUT /api/administrators/{id}/access',
    'PUT /api/administrators/{id}/name',
    'PUT /api/administrators/{id}/role',
    'POST /api/administrators/{id}/password-link',
    'POST /api/administrators/{id}/second-factor/removal',
    'DELETE /api/administrators/{id}',
    'GET /api/devices',
    'GET /api/first-steps',
    'PUT /api/first-steps',
    'PUT /api/first-steps/{step}',
    'GET /api/samples',
    'POST /api/samples/removal',
    'POST /api/samples/restore',
    'GET /api/reports',
    'GET /api/reports/export',
    'GET /api/system',
    'POST /api/system/backup',
    'GET /api/system/release',
    'POST /api/system/backup/delete',
    'POST /api/system/backup/download',
    'DELETE /api/devices/{id}',
    'GET /api/imports',
    'GET /api/imports/{id}',
    'GET /api/imports/tables/{kind}/template',
    'POST /api/imports/tables/{kind}/preview',
    'POST /api/imports/tables/{kind}',
    'POST /api/imports/wordpress',
    'POST /api/imports/markdown',
    'DELETE /api/imports/{id}',
  ],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const callsOf = (access: string) => allEndpoints.filter((endpoint) => endpoint.access === access).map(nameOf);

describe('the contract', () => {
  test('has all 28 calls of the specification', () => {
    const calls = [...specified.public, ...specified['front-desk']];
    expect(calls).toHaveLength(28);
    expect(allEndpoints.map(nameOf)).toEqual(expect.arrayContaining(calls));
  });

  test('declares the access of every call, and only these calls are public or the front desk’s', () => {
    for (const { access } of allEndpoints) expect(['public', ...roles]).toContain(access);
    expect(callsOf('public').toSorted()).toEqual([...specified.public, ...added.public].toSorted());
    expect(callsOf('practitioner').toSorted()).toEqual(added.practitioner.toSorted());
    expect(callsOf('front-desk').toSorted()).toEqual([...specified['front-desk'], ...added['front-desk']].toSorted());
    expect(callsOf('owner').toSorted()).toEqual(added.owner.toSorted());
  });

  test('with a call without a known access stops the server from starting, and names the call', () => {
    const mount = createMount(new Hono(), {} as never);
    for (const access of [undefined, 'everyone', '']) {
      const careless = { ...session.get, access } as unknown as Endpoint;
      expect(() => mount(careless, () => null)).toThrow(
        'GET /api/admin/session does not declare who may call it: public, practitioner, front-desk, owner.',
      );
    }
  });
});

let site: TestApp;
let attempts: Awaited<ReturnType<typeof prepareBadCredentials>>;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  await createOneOfEach(site);
  attempts = await prepareBadCredentials(site);
});
afterAll(() => site.close());

test('a token with valid claims is accepted, so the tokens below are refused for their one fault', async () => {
  const { Authorization } = await site.signIn();
  const token = await signClaims(decodeJwt(Authorization.slice('Bearer '.length)));
  expect((await site.get('/api/reviews', { Authorization: `Bearer ${token}` })).status).toBe(200);
});

const guarded = allEndpoints.filter((endpoint) => endpoint.access !== 'public');
const guardedFor = (role: Role) => guarded.filter(({ access }) => access === role);
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const address = ({ path }: Endpoint) =>
  path
    .replace('tables/{kind}', 'tables/treatments')
    .replace('{language}/{kind}/{record}', 'hi/condition/1')
    .replace(/\{\w+\}/g, '1');

/** Sends a call whose body notices that it is read. */
async function sendUnread(endpoint: Endpoint, headers: Record<string, string>, query = '') {
  const contentType = endpoint.encoding === 'multipart' ? 'multipart/form-data; boundary=x' : mediaType(endpoint);
  let wasRead = false;
  const body = new ReadableStream({ pull: () => void (wasRead = true) }, { highWaterMark: 0 });
  const init = { method: endpoint.method, headers: { 'Content-Type': contentType, ...headers } };
  const whole = endpoint.method === 'GET' ? init : { ...init, body, duplex: 'half' as const };
  const answer = await site.send(address(endpoint) + query, whole);
  expect(wasRead).toBe(false);
  return answer;
}

describe('without a valid session', () => {
  let admin: { Authorization: string };
  let before: string[];
  beforeAll(async () => {
    admin = await site.signIn();
    before = await readEverything(site);
  });

  async function expectRefusal(endpoint: Endpoint, name: (typeof badCredentials)[number]) {
    const { headers = {}, query } = attempts[name];
    const answer = await sendUnread(endpoint, headers, query);
    expectProblem(answer, 'unauthenticated', 'Please sign in to do this.');
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  }

  test('every call is refused before its body is read', async () => {
    expect(await failuresOf(named(guarded), ([, endpoint]) => expectRefusal(endpoint, 'no token'))).toEqual([]);
  });

  test.each(badCredentials)('a call of each kind is refused with %s before its body is read', async (name) => {
    const calls = named(oneOfEachKind(guarded));
    expect(await failuresOf(calls, ([, endpoint]) => expectRefusal(endpoint, name))).toEqual([]);
  });

  test('a call of each kind refuses a body that is malformed, too large or of the wrong type with 401', async () => {
    const failures = await failuresOf(named(oneOfEachKind(guarded)), async ([, endpoint]) => {
      const { method } = endpoint;
      for (const body of method === 'GET' ? [undefined] : ['{"broken', 'x'.repeat(12_000_000), undefined]) {
        const init = { method: method === 'GET' ? 'HEAD' : method, ...(body && { body }) };
        expect((await site.send(address(endpoint), init)).status).toBe(401);
      }
    });
    expect(failures).toEqual([]);
  });

  test('none of these calls changes a table or a folder', async () => {
    expect(await readEverything(site)).toEqual(before);
  });

  test('the comparison notices a change that one of them makes with a session', async () => {
    await site.delete('/api/reviews/1', admin);
    const after = await readEverything(site);
    expect(before.filter((row) => !after.includes(row)).join()).toContain('reviews {"id":1,');
  });
});

test.each<[Role, string, readonly Endpoint[]]>([
  ['owner', 'an owner', guarded],
  ['front-desk', 'the front desk', guarded.filter(({ access }) => access !== 'owner')],
  ['practitioner', 'a practitioner', guardedFor('practitioner')],
])('every call of the role %s is open to %s, and its answer is not cached', async (role, _who, endpoints) => {
  const isOpen = [200, 204, 404, 412, 415, 422]; // 422: no one may remove themselves
  let headers: Record<string, string> = {};
  const failures = await failuresOf(named(endpoints), async ([, endpoint]) => {
    if ((await site.get('/api/admin/session', headers)).status === 401) headers = await site.signIn(role);
    const { status, headers: answered } = await site.send(address(endpoint), { method: endpoint.method, headers });
    expect(isOpen).toContain(status);
    expect(answered.get('Cache-Control')).toBe('no-store');
  });
  expect(failures).toEqual([]);
});

test('practitioners are refused calls of the front desk and of owners before the body is read', async () => {
  const sessions = [await site.signIn('practitioner'), await site.signInAsBrowser('practitioner')];
  const before = await readEverything(site);
  const refused = guarded.filter(({ access }) => access !== 'practitioner');
  const failures = await failuresOf(named(refused), async ([, endpoint]) => {
    const [code, sentence] =
      endpoint.access === 'owner'
        ? (['owners-only', sessionMessages.ownersOnly] as const)
        : (['forbidden', sessionMessages.frontDeskOnly] as const);
    for (const headers of sessions) expectProblem(await sendUnread(endpoint, headers), code, sentence);
  });
  expect(failures).toEqual([]);
  expect(await readEverything(site)).toEqual(before);
});

describe('what belongs to the owner', () => {
  test('is refused to the front desk before the body is read, and changes nothing', async () => {
    const sessions = [await site.signIn('front-desk'), await site.signInAsBrowser('front-desk')];
    const before = await readEverything(site);
    const failures = await failuresOf(named(guardedFor('owner')), async ([, endpoint]) => {
      for (const headers of sessions)
        expectProblem(await sendUnread(endpoint, headers), 'owners-only', sessionMessages.ownersOnly);
    });
    expect(failures).toEqual([]);
    expect(await readEverything(site)).toEqual(before);
  });

  test('opens and closes for a session as the role of its administrator changes', async () => {
    const headers = await site.signIn('front-desk');
    const setRole = (role: Role) =>
      site.db.updateTable('administrators').set({ role }).where('email', '=', frontDesk.email).execute();
    const read = async () => (await site.get('/api/audit-log', headers)).status;
    expect(await read()).toBe(403);
    await setRole('owner');
    expect(await read()).toBe(200);
    await setRole('front-desk');
    expect(await read()).toBe(403);
  });
});

describe('while a client takes its time with the body', () => {
  /** Starts calls whose access has been checked, and which wait for the rest of their body. */
  async function startCalls(site: TestApp, headers: Record<string, string>, calls: readonly Call[]) {
    const started = calls.map(({ method, path, type, start, rest }) => {
      const reading = Promise.withResolvers<void>();
      const finished = Promise.withResolvers<void>();
      const encoder = new TextEncoder();
      let sent = 0;
      const body = new ReadableStream({
        async pull(controller) {
          sent += 1;
          if (sent === 1) return controller.enqueue(encoder.encode(start));
          reading.resolve();
          await finished.promise;
          controller.enqueue(encoder.encode(rest));
          controller.close();
        },
      });
      const init = { method, headers: { ...headers, 'Content-Type': type }, body, duplex: 'half' as const };
      const answer = site.send(path, init);
      return {
        reading: Promise.race([reading.promise, answer]),
        finish: finished.resolve,
        answer,
        name: `${method} ${path}`,
      };
    });
    await Promise.all(started.map(({ reading }) => reading));
    return async () => {
      for (const { finish } of started) finish();
      return Promise.all(started.map(async ({ name, answer }) => [name, (await answer).status]));
    };
  }

  interface Call {
    method: string;
    path: string;
    type: string;
    start: string;
    rest: string;
  }

  const known: Record<string, string> = { page: 'about', kind: 'treatments', step: 'backups' };
  const addressOf = (path: string) =>
    path
      .replace('{language}/{kind}/{record}', 'hi/condition/1')
      .replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '1');
  const part = '--part\r\nContent-Disposition: form-data; name="title"\r\n\r\n';
  /** Every call that takes JSON and is not public, and one of each other kind. */
  const calls: Call[] = [
    ...allEndpoints
      .filter(({ access, body, encoding }) => access !== 'public' && body && !encoding)
      .map(({ method, path }) => ({
        method,
        path: addressOf(path),
        type: 'application/json',
        start: '{"a": 1',
        rest: ' }',
      })),
    {
      method: 'POST',
      path: '/api/blogs',
      type: 'multipart/form-data; boundary=part',
      start: part,
      rest: 'x\r\n--part--\r\n',
    },
    {
      method: 'POST',
      path: '/api/imports/wordpress?name=blogs.xml&as_drafts=1',
      type: 'application/octet-stream',
      start: '<rss>',
      rest: '</rss>',
    },
  ];

  test.each<[string, (site: TestApp, headers: Record<string, string>) => Promise<unknown>, number]>([
    ['signs out', (site, headers) => site.post('/api/admin/logout', undefined, headers), 401],
    [
      'is blocked',
      (site) =>
        site.db
          .updateTable('administrators')
          .set({ disabled_at: 1 })
          .execute()
          .then(() => site.db.deleteFrom('sessions').execute()),
      401,
    ],
    ['is locked', (site, headers) => site.post('/api/admin/session/lock', undefined, headers), 401],
  ])('an administrator who %s can do nothing more', async (_what, end, status) => {
    const site = await createTestApp({ rateLimits: false });
    onTestFinished(() => site.close());
    const headers = await site.signIn();
    const finish = await startCalls(site, headers, calls);
    await end(site, headers);
    const whileLocked = new Set(
      allEndpoints.filter((one) => one.whileLocked).map(({ method, path }) => `${method} ${path}`),
    );
    const open = (await finish()).filter(([name, given]) => given !== status && !whileLocked.has(String(name)));
    expect(open).toEqual([]);
  });

  test('an owner who is demoted can do what the front desk may, and nothing else', async () => {
    const site = await createTestApp({ rateLimits: false });
    onTestFinished(() => site.close());
    const headers = await site.signIn();
    const owners = allEndpoints.filter(({ access, body, encoding }) => access === 'owner' && body && !encoding);
    const finish = await startCalls(
      site,
      headers,
      calls.filter(({ method, path }) => owners.some((one) => one.method === method && addressOf(one.path) === path)),
    );
    await site.db.updateTable('administrators').set({ role: 'front-desk' }).execute();
    const answers = await finish();
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(([, given]) => given !== 403)).toEqual([]);
  });

  test('what gives power or cannot be undone locks its owner again, as the first step of its transaction', async () => {
    let queries: string[] = [];
    const site = await createTestApp({ rateLimits: false, onQuery: ({ sql }) => queries.push(sql) });
    onTestFinished(() => site.close());
    const admin = await site.signIn();
    const practitioner = await addPractitioner(site, 'Nila');
    const { id: booking } = (await site.post('/api/appointments', await bookingOf(site, { phone: '70707 1' }))).body;
    const proof = { currentPassword: administrator.password };
    const feed = `/api/practitioners/${practitioner}/calendar-feed`;
    const files = [{ name: 'knee.md', text: '# Knees\n\nThey bend.' }];
    const file = { ...admin, 'Content-Type': 'application/octet-stream' };
    let imported = 0;
    const powers: Record<string, () => Promise<{ status: number }>> = {
      invite: () => site.post('/api/administrators', { email: 'new@example.com', ...proof }, admin),
      'set a retention period': () => site.put('/api/patient-data/retention', { months: 120, ...proof }, admin),
      'set the rule for two-step sign-in': () =>
        site.put('/api/clinic/two-step-rule', { required: false, ...proof }, admin),
      'turn on a feed': () => site.put(feed, { with_names: true, ...proof }, admin),
      'renew a feed': () => site.post(`${feed}/renewal`, undefined, admin),
      'turn off a feed': () => site.delete(feed, admin),
      'import blogs': async () => {
        const answer = await site.post('/api/imports/markdown', { as_drafts: 0, files }, admin);
        imported = answer.body.id;
        return answer;
      },
      'remove imported blogs': () => site.delete(`/api/imports/${imported}`, admin),
      'import a table': () =>
        importTable(site, 'openings', 'Position,Description,Years of experience\nPorter,Helps,0\n', admin),
      erase: () =>
        site.post(
          '/api/patient-data/erase',
          { contact: '70707 1', appointments: [booking], reviews: [], ...proof },
          admin,
        ),
      // Last, since its reading goes on after the answer.
      'import from WordPress': () =>
        site.send('/api/imports/wordpress?name=a.xml&as_drafts=0', {
          method: 'POST',
          headers: file,
          body: wxrOf(wxrItem(1)),
        }),
    };
    const unguarded: string[] = [];
    for (const [name, act] of Object.entries(powers)) {
      queries = [];
      expect([name, (await act()).status < 300]).toEqual([name, true]);
      const writes = queries.filter((sql) => /^(?:insert|update|delete)/.test(sql) && !/"sessions" set/.test(sql));
      if (!writes[0]?.startsWith('update "administrators" set "email" = "email" where "role" = ')) unguarded.push(name);
    }
    expect(unguarded).toEqual([]);
  });

  test('no one is added and nothing is erased by someone who lost access while their password was checked', async () => {
    const site = await createTestApp({ rateLimits: false });
    onTestFinished(() => site.close());
    await site.signIn();
    const { id } = await site.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
    const act = () => site.db.transaction().execute((trx) => requireOwner(trx, { id } as Session));
    await act();
    await site.db.updateTable('sessions').set({ locked_at: 1 }).execute();
    await expect(act()).rejects.toMatchObject({ code: 'unauthenticated' });
    await site.db.updateTable('sessions').set({ locked_at: null }).execute();
    await site.db.updateTable('administrators').set({ role: 'front-desk' }).execute();
    await expect(act()).rejects.toMatchObject({ code: 'unauthenticated' });
    await site.db.updateTable('administrators').set({ role: 'owner', disabled_at: 1 }).execute();
    await expect(act()).rejects.toMatchObject({ code: 'unauthenticated' });
    await site.db.updateTable('administrators').set({ disabled_at: null }).execute();
    await site.db.deleteFrom('sessions').execute();
    await expect(act()).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

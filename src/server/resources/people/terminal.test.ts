import { beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '#server/testing/run-program.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
  return () => site.close();
});

const anita = 'anita@example.com';

/** Its hashes have to cost what those of the tests cost. */
const NODE_OPTIONS = `--import=${new URL('../../testing/quick-hashes.ts', import.meta.url).href}`;

/** Runs `npm run admin -- …` as a separate program on the database of the running application. */
async function admin(...args: string[]) {
  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl };
  const ended = await runProgram('admin', args, { ...place, NODE_OPTIONS });
  return { ...ended, output: ended.output.trim() };
}

const passwordIn = (output: string) => /Password, shown only this once: (\S+)$/.exec(output)?.[1] ?? '';
const login = (email: string, password: string) => site.post('/api/admin/login', { email, password });
/** Entries without sign-ins. */
const auditLog = () =>
  site.db
    .selectFrom('audit_log')
    .select(['administrator_id', 'action', 'kind', 'subject_id', 'subject'])
    .where('client', 'is', null)
    .orderBy('id')
    .execute();

describe('create', () => {
  test('creates an administrator while the application runs, and prints the password once', async () => {
    const { code, output } = await admin('create', 'Anita@Example.com');
    expect(code).toBe(0);
    expect(output).toMatch(/^anita@example.com is an owner now, and can sign in at http:.+\/login\n/);
    expect(await auditLog()).toEqual([
      { administrator_id: null, action: 'added', kind: 'administrator', subject_id: 2, subject: anita },
    ]);
    const again = await admin('create', anita);
    expect([again.code, again.output]).toEqual([1, '']);
    expect(again.problem).toBe('This e-mail address already belongs to an administrator.');
    expect((await login(anita, passwordIn(output))).status).toBe(200);
  });
});

describe('reset-password', () => {
  test('sets a new password and ends all sessions', async () => {
    const sessions = [await site.signIn(), await site.signInAsBrowser()];
    const { code, output } = await admin('reset-password', administrator.email);
    expect(code).toBe(0);
    for (const headers of sessions) expect((await site.get('/api/audit-log', headers)).status).toBe(401);
    expect((await login(administrator.email, administrator.password)).status).toBe(401);
    expect((await login(administrator.email, passwordIn(output))).status).toBe(200);
    expect(await auditLog()).toEqual([
      {
        administrator_id: null,
        action: 'password-changed',
        kind: 'administrator',
        subject_id: 1,
        subject: administrator.email,
      },
    ]);
  });

  test('reports that the administrator is disabled, and leaves it so', async () => {
    const headers = await site.signIn();
    await site.post(
      '/api/administrators',
      { email: anita, password: 'mango tractor evening', currentPassword: administrator.password },
      headers,
    );
    await site.put('/api/administrators/2/access', { disabled: true }, headers);
    const { output } = await admin('reset-password', anita);
    expect(output).toContain('once an owner allows it');
    expect((await login(anita, passwordIn(output))).status).toBe(401);
    expect((await admin('list')).output).toBe(`${administrator.email}, owner\n${anita}, front-desk, disabled`);
  });
});

describe('disable-second-factor', () => {
  test('allows a sign-in with the password alone, and ends all sessions', async () => {
    const headers = await site.signIn();
    await site.db.updateTable('administrators').set({ totp_secret: 'encrypted', totp_used_step: 1 }).execute();
    expect((await login(administrator.email, administrator.password)).body.code).toBe('second-factor-required');
    const { code, output } = await admin('disable-second-factor', administrator.email);
    expect([code, output]).toEqual([
      0,
      `${administrator.email} is signed out everywhere, and signs in with the password alone now.`,
    ]);
    expect((await site.get('/api/audit-log', headers)).status).toBe(401);
    expect((await login(administrator.email, administrator.password)).status).toBe(200);
    expect(await auditLog()).toMatchObject([{ administrator_id: null, action: 'second-factor-off', subject_id: 1 }]);
  });
});

test.each<[string[], string, number?]>([
  [['disable-second-factor', 'nobody@example.com'], 'There is no administrator nobody@example.com.'],
  [['reset-password', 'nobody@example.com'], 'There is no administrator nobody@example.com.'],
  [['create', 'anita'], 'anita is not an e-mail address.'],
  [['delete', anita], 'There is no command delete.\nUsage: npm run admin -- list\n', 2],
  [['create'], 'One e-mail address is needed.\nUsage: npm run admin -- list\n', 2],
])('%j fails with an error message', async (args, sentence, exitCode = 1) => {
  const { code, problem } = await admin(...args);
  expect(code).toBe(exitCode);
  expect(problem).toContain(sentence);
});

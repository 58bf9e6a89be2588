import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { respondToError } from '#server/http/error-response.ts';
import { createLog } from '#server/log.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { openPostgres } from './database.ts';
import { isDatabaseBusy } from './database-busy.ts';

const thrownBy = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test('a locked database is busy; one that rejects a value is not', async () => {
  const { dataDir, close } = await createTestDatabase();
  onTestFinished(close);
  const open = () => new DatabaseSync(path.join(dataDir, 'held.sqlite'), { timeout: 0 });
  const [holder, other] = [open(), open()];
  holder.exec('create table notes (text text not null) strict; begin immediate');
  expect(isDatabaseBusy(await thrownBy(() => other.exec('begin immediate')))).toBe(true);
  expect(isDatabaseBusy(await thrownBy(() => holder.exec('insert into notes values (null)')))).toBe(false);
  holder.close();
  other.close();
});

test('an unreachable database is busy, and the response says when to retry', async () => {
  const away = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  onTestFinished(() => away.destroy());
  const error = await thrownBy(() => away.selectFrom('reviews').select('id').execute());
  expect(isDatabaseBusy(error)).toBe(true);

  const app = new Hono<AppEnv>().get('/', (c) => {
    c.set('traceIds', { requestId: 'a request', traceId: undefined });
    throw error;
  });
  app.onError((thrown, c) =>
    respondToError(
      thrown,
      c,
      createLog(() => undefined),
    ),
  );
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: serverMessages.databaseBusy });
});

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { joinInstances } from './instances.ts';

let database: TestDatabase;
let logged: string[];
beforeEach(async () => {
  database = await createMigratedDatabase();
  logged = [];
  return () => database.close();
});

const sessionSecret = 'a secret of at least thirty-two characters';
const otherSecret = 'another secret of thirty-two characters or more';
const log = createLog((line) => logged.push(line));

function join(changes: Partial<Parameters<typeof joinInstances>[0]> = {}) {
  return joinInstances({ db: database.db, sessionSecret, clock: Date.now, log, version: '1.0.0', ...changes });
}

/** Joins and reports, until the test is over or the returned function is called. */
async function run(changes = {}) {
  const instance = await join(changes);
  const stop = instance.watch(5);
  onTestFinished(() => stop());
  return { ...instance, stop };
}

const saidOf = (text: string) => logged.filter((line) => line.includes(text)).map((line): unknown => JSON.parse(line));

describe('instances on one PostgreSQL', () => {
  test('refuse one with another secret, until all of them have stopped', async () => {
    const first = await run();
    await run();
    await expect(join({ sessionSecret: otherSecret })).rejects.toThrow(StartError);
    await expect(join({ sessionSecret: otherSecret })).rejects.toThrow(
      /^SESSION_SECRET is not that of the instance on \S+, which runs on the same database\. All instances need the same one\./,
    );
    await first.stop();
    await expect(join({ sessionSecret: otherSecret })).rejects.toThrow(StartError);
    expect(await database.db.selectFrom('instances').select('id').execute()).toHaveLength(1);
  });

  test('accept one that has both secrets while the secret is being changed, in either order', async () => {
    await run();
    const next = await run({ sessionSecret: `${sessionSecret},${otherSecret}` });
    await next.stop();
    await expect(join({ sessionSecret: `${otherSecret},${sessionSecret}` })).resolves.toBeDefined();
  });

  test('forget a killed one after a while, and report it if it returns with another secret', async () => {
    const killed = await join();
    await database.db
      .updateTable('instances')
      .set({ seen_at: Date.now() - 200_000 })
      .execute();
    const next = await run({ sessionSecret: otherSecret });
    onTestFinished(killed.watch(5));
    await expect.poll(() => saidOf('SESSION_SECRET is not that of').length).toBe(2);
    await next.stop();
  });

  test('say once that another version runs beside them', async () => {
    await run();
    const next = await run({ version: '1.1.0' });
    const said = () => saidOf('another version').length;
    await expect.poll(said).toBe(2);
    await next.stop();
    expect(saidOf('another version')).toContainEqual(
      expect.objectContaining({ level: 'info', version: '1.0.0', own: '1.1.0' }),
    );
  });

  test.each([3_600_000, -3_600_000, 31_000])('are not ready while their clock is wrong by %i ms', async (error) => {
    const clock = { error };
    const { hasRightClock } = await run({ clock: () => Date.now() + clock.error });
    expect(hasRightClock()).toBe(false);
    expect(saidOf('the clock of this machine differs')).toEqual([
      expect.objectContaining({ level: 'error', seconds: Math.abs(error / 1_000) }),
    ]);
    clock.error = 0;
    await expect.poll(hasRightClock).toBe(true);
    expect(saidOf('the clock of this machine is right again')).toHaveLength(1);
    clock.error = error;
    await expect.poll(hasRightClock).toBe(false);
  });

  test('tolerate clocks that differ by less', async () => {
    const { hasRightClock } = await run({ clock: () => Date.now() - 20_000 });
    expect([hasRightClock(), logged]).toEqual([true, []]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { bookThroughStops, readBookings } from '../testing/book-through-stops.ts';

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
    const empty = kind === 'PostgreSQL' ? await createDatabase(inject('postgresUrl')) : undefined;
    databaseUrl = empty?.url;
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  const environment = () => ({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret of at least thirty-two characters' }),
  });

  test('each of ten thousand bookings is stored exactly once although the server is killed fifty times', async () => {
    const load = {
      environment: environment(),
      stops: 50,
      signal: 'SIGKILL',
      bookings: 10_000,
      connections: 64,
    } as const;
    const { acknowledged, different, refused, exits } = await bookThroughStops(load);
    expect({ different, refused, kills: exits.length }).toEqual({ different: [], refused: [], kills: 50 });
    const { count, byName } = await readBookings({ dataDir, databaseUrl });
    expect(count).toBe(10_000);
    expect(byName).toEqual(acknowledged);
  });

  test('SIGTERM under load loses no booking, and the server exits with 0 within 10 seconds', async () => {
    const load = {
      environment: environment(),
      stops: 10,
      signal: 'SIGTERM',
      bookings: 5_000,
      connections: 64,
    } as const;
    const { acknowledged, different, refused, exits } = await bookThroughStops(load);
    expect({ different, refused, codes: exits.map(({ code }) => code) }).toEqual({
      different: [],
      refused: [],
      codes: Array.from({ length: 10 }, () => 0),
    });
    expect(Math.max(...exits.map(({ ms }) => ms))).toBeLessThan(10_000);
    const { count, byName } = await readBookings({ dataDir, databaseUrl });
    expect(count).toBe(5_000);
    expect(byName).toEqual(acknowledged);
  });
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { bookThroughStops, readBookings } from './testing/book-through-stops.ts';
import { startProgram } from './testing/site.ts';
import { namedFiles, uploadThroughKills } from './testing/upload-through-kills.ts';

// `npm run test:faults` does this with fifty kills, ten thousand bookings and both databases.

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-crash-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL', [null, null]],
  ['SIGTERM', [0]],
] as const)('no acknowledged booking is lost or doubled by %s', async (signal, codes) => {
  const trial = { environment: { DATA_DIR: dataDir }, stops: codes.length, signal, bookings: 300, connections: 32 };
  const { acknowledged, different, refused, exits } = await bookThroughStops(trial);
  expect({ different, refused, codes: exits.map((exit) => exit.code) }).toEqual({
    different: [],
    refused: [],
    codes,
  });
  const { count, byName } = await readBookings({ dataDir });
  expect(count).toBe(300);
  expect(byName).toEqual(acknowledged);
});

test('no row is without its picture, whenever the program is killed', async () => {
  const acknowledged = await uploadThroughKills({ DATA_DIR: dataDir }, 3);
  expect(acknowledged).toBeGreaterThan(0);
  const files = await namedFiles(dataDir);
  expect(files.length).toBeGreaterThanOrEqual(acknowledged);
  for (const file of files)
    expect({ file, isThere: existsSync(path.join(dataDir, file)) }).toEqual({ file, isThere: true });
});

test('the program goes on when no one reads its log any more', async () => {
  const site = await startProgram({ DATA_DIR: dataDir, SEED: 'none' });
  site.closeOutput();
  for (let request = 0; request < 3; request += 1) expect((await fetch(`${site.url}/api/clinic`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { backupName, isBackupDue, rotateBackups } from './backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-backups-'));
  return () => rmSync(folder, { recursive: true });
});

const add = (...names: string[]) => names.forEach((name) => mkdirSync(path.join(folder, name)));
const at = (time: string) => Date.parse(time);
const automatic = (time: string) => backupName('automatic', at(time));

// Three in the morning in Kolkata is 21:30 of the day before.
test.each([
  ['there is none', [], '2026-11-21T12:00:00Z', true],
  ['the last one is of the night before', ['2026-11-20T21:31:00Z'], '2026-11-21T21:29:00Z', false],
  ['a night has begun since', ['2026-11-20T21:31:00Z'], '2026-11-21T21:30:00Z', true],
  ['the program was off at night', ['2026-11-18T21:31:00Z'], '2026-11-21T12:00:00Z', true],
  ['one was made this night', ['2026-11-20T21:31:00Z', '2026-11-21T21:30:05Z'], '2026-11-22T10:00:00Z', false],
  [
    'the only one is dated in the future, because the clock was wrong',
    ['2027-01-01T00:00:00Z'],
    '2026-11-21T12:00:00Z',
    true,
  ],
])('when %s, a backup is due: %#', async (_what, times, now, due) => {
  add(...times.map(automatic), backupName('asked-for', at(now)), 'something else');
  expect(await isBackupDue(folder, at(now), 'Asia/Kolkata')).toBe(due);
});

test('a folder that does not exist has no backups, and one that cannot be read is an error', async () => {
  expect(await isBackupDue(path.join(folder, 'missing'), 0, 'UTC')).toBe(true);
  const loop = path.join(folder, 'loop');
  symlinkSync('loop', loop);
  await expect(isBackupDue(loop, 0, 'UTC')).rejects.toThrow('ELOOP');
});

test('a backup is due in the night in which daylight saving time skips 3 a.m.', async () => {
  add(automatic('2026-03-07T13:00:00Z'));
  const [before, after] = [at('2026-03-29T00:30:00Z'), at('2026-03-29T01:30:00Z')]; // 01:30 and then 03:30 in Berlin
  expect(await isBackupDue(folder, before, 'Europe/Berlin')).toBe(true);
  add(automatic('2026-03-29T00:59:00Z'));
  expect(await isBackupDue(folder, after, 'Europe/Berlin')).toBe(true);
});

test('rotation retains the last seven days and the last backup of each of four weeks', async () => {
  const day = 24 * 3_600_000;
  const last = at('2026-11-21T21:30:00Z'); // a Saturday
  const nights = Array.from({ length: 365 }, (_, ago) => backupName('automatic', last - ago * day));
  add(...nights);
  await rotateBackups(folder, last);
  const retained = nights.flatMap((name, ago) => (readdirSync(folder).includes(name) ? [ago] : []));
  expect(retained).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20]);
});

test('rotation retains the last of several on one day, and everything that is not an automatic backup', async () => {
  const own = [backupName('asked-for', 0), 'notes', 'asked-for-x.part'];
  const unfinished = `${automatic('2026-11-21T04:00:00Z')}.part`;
  add(automatic('2026-11-21T01:00:00Z'), automatic('2026-11-21T02:00:00Z'), unfinished, ...own);
  await rotateBackups(folder, at('2026-11-21T04:30:00Z'));
  expect(readdirSync(folder).toSorted()).toEqual([automatic('2026-11-21T02:00:00Z'), ...own].toSorted());
});

test('rotation retains nothing older than four weeks, nor what a wrong clock dated in the future', async () => {
  const now = at('2026-11-21T21:30:00Z');
  const retained = [automatic('2026-11-21T21:30:00Z'), automatic('2026-10-24T21:30:01Z')];
  add(
    ...retained,
    automatic('2026-10-24T21:30:00Z'),
    automatic('2026-03-01T21:30:00Z'),
    automatic('2027-01-01T00:00:00Z'),
  );
  await rotateBackups(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(retained.toSorted());
});

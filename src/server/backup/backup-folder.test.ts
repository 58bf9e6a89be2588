import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { backupName, deleteOldBackups, rotateBackups } from './backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-backups-'));
  return () => rmSync(folder, { recursive: true });
});

const add = (...names: string[]) => names.forEach((name) => mkdirSync(path.join(folder, name)));
const at = (time: string) => Date.parse(time);
const automatic = (time: string) => backupName('automatic', at(time));

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

test('backups that someone asked for are deleted after four weeks', async () => {
  const now = at('2026-11-21T21:30:00Z');
  const retained = [backupName('asked-for', at('2026-10-24T21:30:01Z')), automatic('2026-01-01T00:00:00Z'), 'notes'];
  add(...retained, backupName('asked-for', at('2026-10-24T21:30:00Z')));
  await deleteOldBackups(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(retained.toSorted());
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

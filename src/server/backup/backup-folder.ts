import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayAt } from '#server/days.ts';
import { nullIfMissing } from '#server/missing-file.ts';

/** Automatic backups are rotated. Those that somebody asked for stay until somebody deletes them. */
type BackupKind = 'automatic' | 'asked-for';

/** The last automatic backup of each of these days and weeks is retained. */
const retention = { days: 7, weeks: 4 };

/** None is retained longer, in ms: after months without backups, old ones would still have what was erased since. */
const maxAge = 28 * 86_400_000;
/** One that is dated later than this was made with a wrong clock and would never be the oldest, in ms. */
const maxAhead = 86_400_000;

/** Such as automatic-2026-11-21T21-30-05-123Z, a valid name on every file system. */
export function backupName(kind: BackupKind, at: number) {
  return `${kind}-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}`;
}

/** Whether a folder of this name is a complete backup. */
export function isBackupName(name: string) {
  return /^(?:automatic|asked-for)-.+Z$/.test(name);
}

function timeOf(name: string): number | null {
  const parts = /^automatic-(.+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name);
  if (!parts) return null;
  const [, day, hour, minute, second, ms] = parts;
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

async function listAutomatic(folder: string) {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  return names.flatMap((name) => {
    const at = timeOf(name);
    return at === null ? [] : [{ name, at }];
  });
}

/** When the newest automatic backup was made, in ms. One dated in the future does not count. Null when there is none. */
export async function newestBackup(folder: string, now: number): Promise<number | null> {
  const times = (await listAutomatic(folder)).map(({ at }) => at).filter((at) => at <= now);
  return times.length > 0 ? Math.max(...times) : null;
}

/** Deletes automatic backups beyond the retention, and the remains of interrupted ones. Call it after making one. */
export async function rotateBackups(folder: string, now: number) {
  const backups = (await listAutomatic(folder)).toSorted((a, b) => b.at - a.at);
  const recent = backups.filter(({ at }) => at > now - maxAge && at <= now + maxAhead);
  const retained = new Set([
    ...lastOfEach(recent, ({ at }) => dayAt(at, 'UTC')).slice(0, retention.days),
    ...lastOfEach(recent, ({ at }) => weekAt(at)).slice(0, retention.weeks),
  ]);
  const expired = backups.filter((backup) => !retained.has(backup)).map(({ name }) => name);
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith('automatic-') && name.endsWith('.part'));
  for (const name of [...expired, ...unfinished]) await rm(path.join(folder, name), { recursive: true, force: true });
}

function lastOfEach<T>(newestFirst: T[], groupOf: (item: T) => string) {
  return [...Map.groupBy(newestFirst, groupOf).values()].flatMap(([newest]) => (newest ? [newest] : []));
}

function weekAt(at: number) {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(dayAt(at, 'UTC'));
  return `${yearOfWeek}-${weekOfYear}`;
}

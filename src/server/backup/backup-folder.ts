import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayAt, lastNight } from '#server/days.ts';

/** Automatic backups make room for newer ones; those that somebody asked for stay until somebody deletes them. */
type BackupKind = 'automatic' | 'asked-for';

/** How many days, and then weeks, have a backup: the last one of each. */
const kept = { days: 7, weeks: 4 };

/** As in automatic-2026-11-21T21-30-05-123Z, which every file system takes. */
export function backupName(kind: BackupKind, at: number) {
  return `${kind}-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}`;
}

function timeOf(name: string): number | null {
  const parts = /^automatic-(.+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name);
  if (!parts) return null;
  const [, day, hour, minute, second, ms] = parts;
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

async function listAutomatic(folder: string) {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const at = timeOf(name);
    return at === null ? [] : [{ name, at }];
  });
}

/** Whether no automatic backup has been made since the last night began. One from the future does not count. */
export async function isBackupDue(folder: string, now: number, timeZone: string): Promise<boolean> {
  const since = lastNight(now, timeZone);
  return !(await listAutomatic(folder)).some(({ at }) => at >= since && at <= now);
}

/** Deletes automatic backups past the last of each of seven days and four weeks, and what an interrupted one has left. */
export async function rotateBackups(folder: string) {
  const backups = (await listAutomatic(folder)).toSorted((a, b) => b.at - a.at);
  const keep = new Set([
    ...lastOfEach(backups, ({ at }) => dayAt(at, 'UTC')).slice(0, kept.days),
    ...lastOfEach(backups, ({ at }) => weekAt(at)).slice(0, kept.weeks),
  ]);
  const dropped = backups.filter((backup) => !keep.has(backup)).map(({ name }) => name);
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith('automatic-') && name.endsWith('.part'));
  for (const name of [...dropped, ...unfinished]) await rm(path.join(folder, name), { recursive: true, force: true });
}

function lastOfEach<T>(newestFirst: T[], groupOf: (item: T) => string) {
  return [...Map.groupBy(newestFirst, groupOf).values()].flatMap(([newest]) => (newest ? [newest] : []));
}

function weekAt(at: number) {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(dayAt(at, 'UTC'));
  return `${yearOfWeek}-${weekOfYear}`;
}

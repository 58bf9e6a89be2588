import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '#server/files/missing-file.ts';
import { dayAt } from '#server/scheduling/days.ts';

/** Automatic backups are rotated. Those that someone asked for stay until they are too old, or are deleted by hand. */
const kinds = ['automatic', 'asked-for'] as const;
type BackupKind = (typeof kinds)[number];

export interface NamedBackup {
  name: string;
  kind: BackupKind;
  /** In ms. */
  at: number;
}

/** The last automatic backup of each of these days and weeks is retained. */
const retention = { days: 7, weeks: 4 };

/** None is retained longer, in ms: after months without backups, old ones would still have what was erased since. */
const maxAge = 28 * 86_400_000;
/** One that is dated later than this was made with a wrong clock and would never be the oldest, in ms. */
const maxAhead = 86_400_000;

/** Returns a valid name on every file system, like 2026-11-21T21-30-05-123Z. */
export function timeName(at: number) {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** The time of a backup by its name, in ms; NaN for other names. */
export function readTimeName(name: string) {
  const [, day, hour, minute, second, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

export function backupName(kind: BackupKind, at: number) {
  return `${kind}-${timeName(at)}`;
}

/** Undefined unless a folder of this name is a complete backup. */
function readBackupName(name: string): NamedBackup | undefined {
  const kind = kinds.find((one) => name.startsWith(`${one}-`));
  const at = kind ? readTimeName(name.slice(kind.length + 1)) : Number.NaN;
  return kind && !Number.isNaN(at) ? { name, kind, at } : undefined;
}

/** The complete backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<NamedBackup[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  return names
    .map(readBackupName)
    .filter((backup) => backup !== undefined)
    .toSorted((a, b) => b.at - a.at);
}

async function listAutomatic(folder: string) {
  return (await listBackups(folder)).filter(({ kind }) => kind === 'automatic');
}

/** Deletes a complete backup. False if there is none of this name. */
export async function deleteBackup(folder: string, name: string): Promise<boolean> {
  const found = (await listBackups(folder)).find((backup) => backup.name === name);
  if (found) await rm(path.join(folder, found.name), { recursive: true, force: true });
  return found !== undefined;
}

/** Deletes the backups that someone asked for, when they are as old as the oldest automatic ones may be. */
export async function deleteOldBackups(folder: string, now: number) {
  for (const { name, kind, at } of await listBackups(folder))
    if (kind === 'asked-for' && at <= now - maxAge) await deleteBackup(folder, name);
}

/** The time of the newest automatic backup, in ms, ignoring those dated in the future; null if there is none. */
export async function newestBackup(folder: string, now: number): Promise<number | null> {
  const times = (await listAutomatic(folder)).map(({ at }) => at).filter((at) => at <= now);
  return times.length > 0 ? Math.max(...times) : null;
}

/** Deletes automatic backups beyond the retention, and the remains of interrupted ones. Call it after making one. */
export async function rotateBackups(folder: string, now: number) {
  const backups = await listAutomatic(folder);
  const recent = backups.filter(({ at }) => at > now - maxAge && at <= now + maxAhead);
  const retained = new Set([
    ...lastOfEach(recent, ({ at }) => dayAt(at, 'UTC')).slice(0, retention.days),
    ...lastOfEach(recent, ({ at }) => weekAt(at)).slice(0, retention.weeks),
  ]);
  const expired = backups.filter((backup) => !retained.has(backup)).map(({ name }) => name);
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith('automatic-') && name.endsWith('.part'));
  for (const name of [...expired, ...unfinished]) await rm(path.join(folder, name), { recursive: true, force: true });
}

export function lastOfEach<T>(newestFirst: readonly T[], groupOf: (item: T) => string) {
  return [...Map.groupBy(newestFirst, groupOf).values()].flatMap(([newest]) => (newest ? [newest] : []));
}

function weekAt(at: number) {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(dayAt(at, 'UTC'));
  return `${yearOfWeek}-${weekOfYear}`;
}

const drillIn = (folder: string) => path.join(folder, 'last-drill');

/** Records that a backup in this folder could be restored. */
export async function recordDrill(folder: string, now: number) {
  await writeFile(drillIn(folder), `${new Date(now).toISOString()}\n`);
}

/** The time of the last restore drill in this folder, in ms; null if there was none. */
export async function lastDrill(folder: string): Promise<number | null> {
  const text = await readFile(drillIn(folder), 'utf8').catch(nullIfMissing);
  return text === null ? null : Date.parse(text.trim());
}

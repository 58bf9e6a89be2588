import path from 'node:path';
import { recordDrill } from '#server/backup/backup-folder.ts';
import { readBackupKey } from '#server/backup/off-site/backup-key.ts';
import { findCopy, withFetchedBackup } from '#server/backup/off-site/fetch-copy.ts';
import { openOffSiteBucket } from '#server/backup/off-site/off-site-bucket.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { drillRestore, findLastBackup } from '#server/backup/restore-drill.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, readProcessConfig, StartError } from '#server/config.ts';
import { askSecret } from '#server/process/ask-secret.ts';
import { commandOf, readCommandLine, typedPath } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { openStorage } from '#server/storage/create-storage.ts';

const forms = [
  'FOLDER [--replace]',
  '--drill [FOLDER]',
  's3://BUCKET/PREFIX [--at TIME] [--replace | --drill | --list] [--without-damaged]',
];

async function run() {
  const given = readArguments();
  const { from, drill: isDrill, replace } = given;
  if (from?.startsWith('s3:')) return restoreOffSite(from, given);
  const config = readProcessConfig();
  const folder = from && typedPath(from);
  if (isDrill) return drill(folder ?? (await findLastBackup(config.backupDir)), config);
  return restore(config, folder ?? '', replace);
}

/** Lists copies off site, or fetches one of them, and restores it as a folder. */
async function restoreOffSite(
  from: string,
  { list, at, drill: isDrill, replace, 'without-damaged': withoutDamaged }: Given,
) {
  const config = readProcessConfig(/^s3:\/*$/.test(from) ? {} : { BACKUP_URL: from });
  const bucket = openOffSiteBucket({ ...config, backupKey: config.backupKey ?? (await askKey()) });
  if (list) {
    for (const copy of await bucket.listCopies()) console.log(new Date(copy.at).toISOString());
    return;
  }
  const copy = await findCopy(bucket, at);
  await withFetchedBackup(bucket, { copy, dataDir: config.dataDir, withoutDamaged }, (folder) =>
    isDrill ? drill(folder, config) : restore(config, folder, replace),
  );
  if (isDrill) return;
  console.log(
    `When this computer is the one that copies to ${bucket.place} from now on: ${commandOf('backup')} take-over`,
  );
}

async function askKey() {
  const key = await askSecret('The key that was printed for the copies (BACKUP_KEY): ');
  if (key === null) throw new StartError('Set BACKUP_KEY to the key with which the copies are encrypted.');
  try {
    return readBackupKey(key);
  } catch (error) {
    throw new StartError('That is no key: it has 64 digits, 0 to 9 and a to f.', { cause: error });
  }
}

/** Restores a backup to the configured database and data folder. The server must be stopped. */
async function restore(config: Config, folder: string, replace: boolean) {
  const storage = await openStorage(config);
  const { backup, aside } = await restoreBackup(config, storage, folder, { replace, now: systemClock() });
  console.log(`The clinic is as it was on ${backup.madeAt}. Everyone has to sign in again.`);
  if (backup.missingPictures > 0) console.log(`${backup.missingPictures} uploads were not there.`);
  if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`);
}

/** Tries whether a backup, or the last one, can be restored. The server may run. */
async function drill(folder: string, { dataDir, backupDir }: Config) {
  const now = systemClock();
  const { backup, rows, pictures, administrators } = await drillRestore(folder, now, dataDir);
  if (path.dirname(folder) === backupDir) await recordDrill(backupDir, now);
  const hours = Math.round((now - Date.parse(backup.madeAt)) / 3_600_000);
  const seconds = ((systemClock() - now) / 1_000).toFixed(1);
  console.log(`Backup: ${folder}, made ${hours} hours ago by version ${backup.version}`);
  console.log(
    `It can be restored. Rows: ${rows}, pictures: ${pictures}, administrators: ${administrators}. It took ${seconds} s.`,
  );
}

type Given = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals, refuse } = readCommandLine('restore', forms, {
    replace: { type: 'boolean', default: false },
    drill: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    at: { type: 'string' },
    'without-damaged': { type: 'boolean', default: false },
  });
  const [from, ...rest] = positionals;
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  if ((!from && !values.drill) || rest.length > 0) refuse('One folder or bucket is needed.');
  if (values.drill && values.replace) refuse('A drill replaces nothing.');
  if (values.list && (values.drill || values.replace)) refuse('--list restores nothing.');
  if (Number.isNaN(at)) refuse('--at takes a time such as 2026-11-27T14:15Z.');
  if (!from?.startsWith('s3:') && (values.list || values.at || values['without-damaged']))
    refuse('--list, --at and --without-damaged are for a bucket, s3://BUCKET/PREFIX.');
  return { ...values, from, at };
}

await run().catch(exitWithError);

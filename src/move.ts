import type { DatabasePlace } from '#server/backup/database-place.ts';
import { moveDatabase, moveUploads } from '#server/backup/move-database.ts';
import { openPostgresPlace } from '#server/backup/postgres-place.queries.ts';
import { createSqlitePlace } from '#server/backup/sqlite-place.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, readProcessConfig, StartError } from '#server/config.ts';
import { readCommandLine } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { createStorage, openStorage } from '#server/storage/create-storage.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';

type Options = Omit<ReturnType<typeof readArguments>, 'places'>;

/** Moves the clinic between what DATA_DIR has and what DATABASE_URL and STORAGE_URL name. docs/moving.md */
async function run() {
  const { places, ...options } = readArguments();
  const config = readProcessConfig();
  const sqlite = createSqlitePlace(config.dataDir);
  const postgres = config.databaseUrl ? await openPostgresPlace(config.databaseUrl, config.dataDir) : undefined;
  try {
    // Pictures first, so that no row names one that is not there.
    for (const place of ['bucket', 'folder'] as const)
      if (places.has(place)) await movePictures(config, place, options);
    if (places.has('postgres')) await moveRows(config, sqlite, need(postgres, 'DATABASE_URL'), options);
    else if (places.has('sqlite')) await moveRows(config, need(postgres, 'DATABASE_URL'), sqlite, options);
    else if (!options.dryRun) await warnWhileRunning(postgres ?? sqlite);
    console.log(
      options.dryRun ? 'This was a dry run: nothing has changed.' : [...places].map((place) => next[place]).join('\n'),
    );
  } finally {
    await sqlite.close();
    await postgres?.close();
  }
}

const next = {
  postgres:
    'The clinic is in PostgreSQL now; start the program. Its SQLite file is as it was: delete it, since nothing is erased from it any more.',
  sqlite:
    'The clinic is in SQLite now: remove DATABASE_URL from the settings, and start the program. Empty the PostgreSQL database, since nothing is erased from it any more.',
  bucket: 'The pictures are in the bucket now; start the program. Those in the folder are as they were: delete them.',
  folder:
    'The pictures are in the folder now: remove STORAGE_URL from the settings, and start the program. Those in the bucket are as they were: delete them.',
};
type PlaceName = keyof typeof next;

function readArguments() {
  const form = 'postgres | sqlite | bucket | folder [--dry-run] [--replace] [--verbose]';
  const { values, positionals, refuse } = readCommandLine('move', [form], {
    'dry-run': { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  });
  const places = new Set(positionals as PlaceName[]);
  const isClear =
    !places.isSupersetOf(new Set(['postgres', 'sqlite'])) && !places.isSupersetOf(new Set(['bucket', 'folder']));
  if (places.size === 0 || !isClear || !positionals.every((place) => Object.hasOwn(next, place)))
    refuse('One place for the rows, one for the pictures, or both are needed.');
  return { places, dryRun: values['dry-run'], replace: values.replace, verbose: values.verbose };
}

/** Requires a setting of the place that the clinic moves to or comes from. */
function need<T>(value: T | undefined, variable: string): T {
  if (value === undefined)
    throw new StartError(`Set ${variable} first: it says where the clinic moves to or comes from.`);
  return value;
}

async function movePictures(config: Config, place: 'bucket' | 'folder', { dryRun }: Options) {
  need(config.s3, 'STORAGE_URL');
  const bucket = await openStorage(config);
  const folder = createLocalStorage(config.dataDir);
  const [from, to] = place === 'bucket' ? [folder, bucket] : [bucket, folder];
  const seconds = stopwatch();
  const { files, bytes, missing } = await moveUploads(from, to, { dryRun });
  const copied = dryRun
    ? `${missing} to copy.`
    : `${missing} copied; each was read there and has the same SHA-256 hash.`;
  console.log(`${files} pictures, ${(bytes / 1_048_576).toFixed(1)} MB, in ${seconds()} s: ${copied}`);
}

async function moveRows(config: Config, from: DatabasePlace, to: DatabasePlace, options: Options) {
  const { dataDir } = config;
  const seconds = stopwatch();
  const { tables, aside } = await moveDatabase({
    from,
    to,
    storage: createStorage(config),
    dataDir,
    now: systemClock(),
    ...options,
  });
  if (options.verbose)
    for (const { name, rows, hash } of tables)
      console.log(`${name.padEnd(24)} ${String(rows).padStart(9)} rows  ${hash}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${tables.length} tables, in ${seconds()} s: each table has the same number of rows there, and the same hash.`,
  );
  if (aside) console.log(`What was there before is in ${aside}; delete it when you no longer need it.`);
}

/** Starts to measure. The function that it returns gives the seconds since then. */
function stopwatch() {
  const started = performance.now();
  return () => ((performance.now() - started) / 1_000).toFixed(1);
}

async function warnWhileRunning(database: DatabasePlace) {
  await database.refuseWhileInUse().catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      'The program is running and may add pictures. Stop it and run this again: only what is missing is copied.',
    );
  });
}

await run().catch(exitWithError);

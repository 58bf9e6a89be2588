import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCalls } from '#contract/system.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { askerOf, proveIdentity } from '#server/auth/prove-password.ts';
import { backupName, deleteBackup, listBackups } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readOffSite } from '#server/backup/off-site/off-site-state.ts';
import type { KnownBackup } from '#server/backup/restore-drill.ts';
import { tarOf } from '#server/backup/tar.ts';
import { StartError } from '#server/config.ts';
import { type ChangeRequest, recordEvent } from '#server/db/changes.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { isPostgres } from '#server/db/database.ts';
import { lastOutcomes } from '#server/db/job-runs.queries.ts';
import { isNearlyFull } from '#server/files/disk-space.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { findNewest, ownKey } from '#server/installation/release-address.ts';
import { runJob } from '#server/process/run-job.ts';
import { readVersion } from '#server/version.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './system.queries.ts';

/** How long a call waits for a backup that it has started, in ms: below the deadline of a call. */
const longestWait = 20_000;
/** An instance that has not reported for so long is gone, in ms. */
const goneAfter = 150_000;

export function mountSystem(context: ResourceContext) {
  const { mount, clock, backups } = context;
  const startedAt = clock();
  /** The one that this instance is making. */
  let making: Promise<unknown> | null = null;

  const read = async () => describe(context, { startedAt, isMaking: making !== null, last: await backups.findLast() });

  mount(systemCalls.get, read);
  mount(systemCalls.makeBackup, async (_input, { change }) => {
    if (!making) {
      await recordBackup(context, 'added', change);
      making = startBackup(context).finally(() => {
        making = null;
      });
    }
    await Promise.race([making, setTimeout(longestWait, undefined, { ref: false })]);
    return read();
  });
  mount(systemCalls.deleteBackup, async ({ body }, call) => {
    await proveIdentity(context, askerOf(context, call), body);
    if (!(await deleteBackup(backups.dir, body.name))) throw notFound();
    await recordBackup(context, 'deleted', call.change);
    return read();
  });
  mount(systemCalls.findRelease, async () => {
    if (!context.releaseUrl) throw notFound();
    try {
      return await findNewest(context.releaseUrl, readVersion(), ownKey());
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      throw new AppError('unavailable', error.message, { cause: error });
    }
  });
  mount(systemCalls.downloadBackup, async ({ body }, call) => {
    await proveIdentity(context, askerOf(context, call), body);
    const last = await backups.findLast();
    if (!last) throw notFound();
    await recordBackup(context, 'exported', call.change);
    return download(last, call.c);
  });
}

function recordBackup({ db }: ResourceContext, action: 'added' | 'deleted' | 'exported', change: ChangeRequest) {
  return recordEvent(db, change, { action, kind: 'backup', id: null, name: null });
}

/** Never rejects: how it went is recorded, and a failure logged. */
function startBackup({ db, storage, log, clock, backups }: ResourceContext) {
  const now = clock();
  const folder = path.join(backups.dir, backupName('asked-for', now));
  return asMaintenance(() =>
    runJob({ db, log, now }, 'backup', async () => void (await makeBackup(db, storage, folder, now))),
  );
}

/** The names in it are those of the backup's files; restoring takes the folder that it is unpacked to. */
function download({ folder }: KnownBackup, c: AppContext) {
  c.header('Content-Disposition', `attachment; filename="${path.basename(folder)}.tar"`);
  return tarOf(folder);
}

interface Known {
  startedAt: number;
  isMaking: boolean;
  last: KnownBackup | null;
}

async function describe(context: ResourceContext, { startedAt, isMaking, last }: Known) {
  const { db, clock, usage, recentErrors, backups, siteUrl, readDisk, releaseUrl, mail } = context;
  const disk = await readDisk();
  const { success, failure } = await lastOutcomes(db, 'backup');
  return {
    version: readVersion(),
    can_look_for_releases: releaseUrl !== undefined,
    address: siteUrl.origin,
    instance: hostname(),
    instances: Math.max(1, await queries.countInstances(db, clock() - goneAfter)),
    started_at: startedAt,
    database: {
      kind: isPostgres(db) ? ('PostgreSQL' as const) : ('SQLite' as const),
      bytes: await queries.databaseBytes(db),
    },
    disk: { ...disk, is_low: isNearlyFull(disk) },
    backup: {
      is_nightly: backups.nightly,
      is_making: isMaking,
      last: last && { made_at: last.madeAt, bytes: last.bytes, state: last.state },
      failed_at: failure > success ? failure : null,
      all: (await listBackups(backups.dir)).map(({ name, kind, at }) => ({
        name,
        made_at: at,
        automatic: kind === 'automatic',
      })),
    },
    mail_from: mail?.settings.from ?? null,
    off_site: backups.offSite === undefined ? null : await readOffSite(db, backups.offSite, clock()),
    queues: Object.entries(usage.queues).map(([name, { running, waiting }]) => ({ name, running, waiting })),
    errors: recentErrors.list().map(({ requestId, ...error }) => ({ ...error, request_id: requestId })),
  };
}

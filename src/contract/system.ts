import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, identityProof } from './fields.ts';
import * as systemMessages from './messages/system.ts';
import { routes } from './routes.ts';

const bytes = z.number().describe('Bytes');

/** The disk with the least room, of those for data and backups. */
export const disk = z.object({ free: bytes, total: bytes }).meta({ id: 'Disk' });

export type Disk = z.output<typeof disk>;

const lastBackup = z.object({
  made_at: createdAt,
  bytes,
  state: z
    .enum(['checking', 'readable', 'damaged'])
    .describe('Whether every file in it is there and as it was written; each backup is read once'),
});

export const offSite = z
  .object({
    place: z.string().describe('Bucket and prefix'),
    copied_at: createdAt.nullable().describe('When everything was there the last time'),
    drilled_at: createdAt.nullable().describe('When a copy was last fetched and found complete'),
    state: z
      .enum(['waiting', 'fine', 'late', 'damaged'])
      .describe('Before the first copy; as it should be; the last copy is too old; the last drill failed'),
    problem: z.string().nullable().describe('What is wrong, in a sentence'),
  })
  .meta({ id: 'OffSite' });

export type OffSite = z.output<typeof offSite>;

const system = z
  .object({
    version: z.string(),
    can_look_for_releases: z.boolean().describe('Whether RELEASE_URL says where releases are'),
    address: z.string().describe('Where visitors reach the site: SITE_URL'),
    instance: z.string().describe('The machine that answers; backups and errors are those that it knows of'),
    instances: z.int().describe('How many instances run on this database'),
    started_at: createdAt,
    database: z.object({ kind: z.enum(['SQLite', 'PostgreSQL']), bytes }),
    disk: disk.extend({ is_low: z.boolean().describe('Whether it is nearly full') }).meta({ id: 'DiskState' }),
    backup: z.object({
      is_nightly: z.boolean(),
      is_making: z.boolean(),
      last: lastBackup.nullable(),
      failed_at: createdAt.nullable().describe('When the last try failed; null if it succeeded'),
      all: z
        .array(z.object({ name: z.string(), made_at: createdAt, automatic: z.boolean() }))
        .describe('Backups in the folder of this instance, newest first; each is deleted within 28 days'),
    }),
    mail_from: z.string().nullable().describe('Who sends e-mail to patients; null without SMTP_URL'),
    off_site: offSite.nullable().describe('Encrypted copies in a bucket; null without BACKUP_URL'),
    queues: z.array(z.object({ name: z.string(), running: z.int(), waiting: z.int() })),
    errors: z
      .array(
        z.object({
          at: createdAt.describe('Time of the last one'),
          count: z.int().describe('How many there were like it'),
          message: z.string(),
          error: z.string().nullable().describe('Name and code of the error'),
          request_id: z.string().nullable().describe('Finds the lines of the request in the log'),
        }),
      )
      .describe('Since the start, newest first, at most 50; repeats are one entry'),
  })
  .meta({ id: 'System' });

export type System = z.output<typeof system>;

const release = z
  .object({ version: z.string(), is_newer: z.boolean().describe('Than the version that answers') })
  .meta({ id: 'Release' });

export type Release = z.output<typeof release>;

/** How the program is doing, for the owner of the clinic. */
export const systemCalls = defineEndpoints(routes.system, 'owner', {
  get: {
    summary: 'How the program is doing: version, database, disk, backups, queues and errors, without personal data',
    output: system,
  },
  makeBackup: {
    summary: 'Make a backup now. One that takes longer than 20 seconds is answered while it is being made',
    output: system,
    failure: systemMessages.backupFailure,
  },
  findRelease: {
    summary: 'Ask RELEASE_URL for the newest version. Nothing else asks it',
    output: release,
    errors: ['not-found', 'unavailable'],
    failure: systemMessages.releaseFailure,
    notFound: systemMessages.noReleaseAddress,
  },
  deleteBackup: {
    summary: 'Delete a backup for good, with password and code',
    body: z.object({ name: z.string(), ...identityProof }).meta({ id: 'BackupToDelete' }),
    output: system,
    errors: ['not-found', 'too-many'],
    failure: systemMessages.deleteFailure,
    notFound: systemMessages.backupGone,
  },
  downloadBackup: {
    summary: 'The last backup as a tar archive',
    body: z.object(identityProof),
    output: z.string(),
    errors: ['not-found', 'too-many'],
    failure: systemMessages.downloadFailure,
    notFound: systemMessages.noBackup,
  },
});

import type { Callers } from '#server/auth/callers.ts';
import type { LoginLimits } from '#server/auth/login-limits.ts';
import type { WatchReading } from '#server/auth/mass-reading.ts';
import type { SecondFactor } from '#server/auth/second-factor.ts';
import type { SecretLinks } from '#server/auth/secret-links.ts';
import type { Sessions } from '#server/auth/sessions.ts';
import type { WebhookSecrets } from '#server/auth/webhook-secrets.ts';
import type { KnownBackup } from '#server/backup/restore-drill.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { DiskSpace } from '#server/files/disk-space.ts';
import type { AppContext } from '#server/http/app-env.ts';
import type { FormTokens } from '#server/http/form-tokens.ts';
import type { Mount } from '#server/http/mount-endpoint.ts';
import type { LimitStore } from '#server/limits/limit-store.ts';
import type { Log } from '#server/log.ts';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Markup } from '#server/markup/markup.ts';
import type { RecentErrors } from '#server/metrics/recent-errors.ts';
import type { Usage } from '#server/metrics/usage.ts';
import type { Pictures } from '#server/storage/pictures.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { LiveUpdates } from '#server/updates/live-updates.ts';
import type { WebsiteCounts } from './website-counts/website-counts.ts';

/** Folders of backups and data of this instance, and whether it makes a backup every night. */
export interface BackupPlace {
  dir: string;
  dataDir: string;
  nightly: boolean;
  /** The bucket of the copies off site; undefined without them. */
  offSite: string | undefined;
  /** The last backup, and whether it can be read. */
  findLast: () => Promise<KnownBackup | null>;
}

/** Dependencies of a resource for its endpoints. */
export interface ResourceContext {
  mount: Mount;
  /** Answers an address that is no call of the API, such as a file. */
  serve: (path: string, handler: (c: AppContext) => Promise<Response>) => void;
  db: Database;
  clock: Clock;
  monotonicClock: Clock;
  /** Clock for the end of holds, in ms: the database's on PostgreSQL, which all instances share. */
  sharedTime: (db: Database) => Promise<number>;
  pictures: Pictures;
  markup: Markup;
  sessions: Sessions;
  secondFactor: SecondFactor;
  /** Links to patients’ own pages. */
  patientLinks: SecretLinks;
  /** Links to calendars of practitioners. */
  feedLinks: SecretLinks;
  /** Secrets with which messages to connected programs are signed. */
  webhookSecrets: WebhookSecrets;
  loginLimits: LoginLimits;
  /** Tells of rows that a list has shown: many of them are recorded. */
  watchReading: WatchReading;
  formTokens: FormTokens;
  limitStore: LimitStore;
  clientAddress: (c: AppContext) => string;
  callers: Callers;
  /** Address of the site. */
  siteUrl: URL;
  /** Whether the site uses https, so that cookies get the Secure attribute. */
  secure: boolean;
  log: Log;
  recentErrors: RecentErrors;
  storage: Storage;
  backups: BackupPlace;
  /** The disk with the least room, of those for data and backups. */
  readDisk: () => Promise<DiskSpace>;
  /** The clinic's mail server, and how it is reached; undefined without one. */
  mail: { mailer: Mailer; settings: MailSettings } | undefined;
  /** Address of the newest release's files. */
  releaseUrl: URL | undefined;
  usage: Usage;
  /** Visits to the website. */
  websiteCounts: WebsiteCounts;
  liveUpdates: LiveUpdates;
  /** Aborted at shutdown: open streams must close. */
  stopping: AbortSignal;
}

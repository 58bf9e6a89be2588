import { statSync } from 'node:fs';
import { systemClock } from '#server/clock.ts';
import { type Config, StartError } from '#server/config.ts';
import { isDiskFull, isDiskReadOnly } from '#server/files/disk-full.ts';
import { root } from '#server/root.ts';
import { readVersion } from '#server/version.ts';
import { UsageError } from './command-line.ts';

export function printStartup(config: Config, port: number) {
  const address = `http://localhost:${port}`;
  const database = config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : 'SQLite';
  const lines = [
    '',
    `Physiotherapy App ${readVersion()} is running at ${address}`,
    `Data: ${config.dataDir} (${database})`,
    `Sign in at ${new URL('/login', config.isSiteUrlSet ? config.siteUrl : address).href}`,
    ...clockWarning(systemClock()),
    ...(config.rateLimits
      ? []
      : ['WARNING: RATE_LIMITS is off. Anyone can send as many bookings, reviews and logins as they like.']),
    '',
  ];
  console.log(lines.join('\n'));
}

/** Certificates, sessions and days are wrong by a wrong clock. One that is behind this program's own files surely is. */
function clockWarning(now: number) {
  const built = statSync(new URL('package.json', root)).mtimeMs;
  if (now > built - 86_400_000) return [];
  const [says, since] = [now, built].map((time) => new Date(time).toISOString().slice(0, 10));
  return [`WARNING: The clock of this machine says ${says}, but this program is from ${since}. Set it by NTP.`];
}

/** Service managers signal the whole process group and the launcher forwards the signal, so one signal can arrive twice. */
const duplicateSignalMs = 500;

/** Stops gracefully on SIGINT or SIGTERM. A second signal ends the process immediately. */
export function stopOnSignal(server: { stop(): Promise<unknown> }) {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    server.stop().then(() => process.exit(0), exitWithError);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Prints one line for a mistake in how the program was started and for a disk, and the whole error for anything else. */
export function exitWithError(error: unknown): never {
  console.error(inOneLine(error) ?? error);
  process.exit(error instanceof UsageError ? 2 : 1);
}

function inOneLine(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) return `Nothing was saved, the disk is full: ${error.message}`;
  if (isDiskReadOnly(error)) return `Nothing was saved, the disk cannot be written to: ${error.message}`;
  return undefined;
}

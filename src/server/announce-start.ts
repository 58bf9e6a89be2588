import type { Config } from './config.ts';
import type { FirstAdministrator } from './db/first-administrator.queries.ts';

/** What the person at the terminal needs to know. The generated password is shown here and nowhere else. */
export function announceStart(config: Config, port: number, first: FirstAdministrator | null) {
  const address = `http://localhost:${port}`;
  const database = config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : 'SQLite';
  const lines = [
    '',
    `Physiotherapy App is running at ${address}`,
    `Data: ${config.dataDir} (${database})`,
    ...(first ? [`First administrator: ${first.email}, to sign in at ${address}/login`] : []),
    ...(first?.generatedPassword ? [`Password, shown only this once: ${first.generatedPassword}`] : []),
    ...(config.rateLimits
      ? []
      : ['WARNING: RATE_LIMITS is off. Anyone can send as many bookings, reviews and logins as they like.']),
    '',
  ];
  console.log(lines.join('\n'));
}

import type { Config } from './config.ts';
import type { FirstAdministrator } from './db/first-administrator.queries.ts';

/** What the person at the terminal needs to know. The generated password is shown here and nowhere else. */
export function announceStart(config: Config, port: number, first: FirstAdministrator | null) {
  const address = `http://localhost:${port}`;
  const database = config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : 'SQLite';
  console.log(`\nPhysiotherapy App is running at ${address}`);
  console.log(`Data: ${config.dataDir} (${database})`);
  if (first) console.log(`First administrator: ${first.email}, to sign in at ${address}/login`);
  if (first?.generatedPassword) console.log(`Password, shown only this once: ${first.generatedPassword}`);
  if (!config.rateLimits) console.warn('WARNING: RATE_LIMITS is off. Anyone can send as many bookings, reviews and logins as they like.');
  console.log('');
}

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from './site.ts';

const minute = 60_000;

/** Moves the last activity (`unused`) or the end (`old`) of all sessions back by so many minutes: no test can wait 8 hours. */
export function ageSessions({ dataDir }: Site, { unused = 0, old = 0 }: { unused?: number; old?: number }) {
  const db = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'), { timeout: 5_000 });
  db.prepare('update sessions set last_seen_at = last_seen_at - ?, expires_at = expires_at - ?').run(
    unused * minute,
    old * minute,
  );
  db.close();
}

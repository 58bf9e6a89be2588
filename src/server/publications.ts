import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import { publishDueBlogs } from './resources/blogs/blogs.service.ts';
import { createSchedule } from './schedule.ts';

const intervalMs = 5_000;

/**
 * Publishes scheduled blogs at their time, also those whose time came while the server was down, until the returned function is
 * called. Every instance looks; the database gives each blog to one of them.
 */
export function schedulePublications(db: Database, clock: Clock, log: Log): () => void {
  let isDown = false;
  let isStopped = false;
  const schedule = createSchedule(async () => {
    try {
      await publishDueBlogs(db, clock());
      isDown = false;
    } catch (error) {
      if (!isDown) log.error('scheduled blogs could not be published', { error });
      isDown = true;
    }
    if (!isStopped) schedule.in(intervalMs);
  });
  schedule.in(0);
  return () => {
    isStopped = true;
    schedule.stop();
  };
}

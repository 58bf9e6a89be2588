import { setTimeout } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import { endInterruptedImports } from './resources/imports/import-blogs.service.ts';
import { fetchNextPicture } from './resources/imports/imported-pictures.service.ts';
import { createSchedule } from './schedule.ts';
import { fetchPicture } from './storage/fetch-picture.ts';
import type { Pictures } from './storage/pictures.ts';

const intervalMs = 5_000;
/** Between two pictures, so that other websites are not asked faster than by somebody who reads them. */
const pauseMs = 500;

interface Parts {
  db: Database;
  clock: Clock;
  pictures: Pictures;
  log: Log;
}

/**
 * Fetches the pictures of imported blogs, one after the other, and ends what a crash has interrupted, until the returned function is
 * called. Every instance looks; a lease gives each picture to one of them.
 */
export function scheduleImportJobs({ db, clock, pictures, log }: Parts): () => void {
  let isDown = false;
  const stopped = new AbortController();
  const schedule = createSchedule(async () => {
    try {
      await endInterruptedImports(db, clock());
      while (!stopped.signal.aborted && (await fetchNextPicture({ db, clock, pictures, fetchPicture })))
        await setTimeout(pauseMs, undefined, { ref: false });
      isDown = false;
    } catch (error) {
      if (!isDown) log.error('the pictures of imported blogs could not be stored', { error });
      isDown = true;
    }
    if (!stopped.signal.aborted) schedule.in(intervalMs);
  });
  schedule.in(0);
  return () => {
    stopped.abort();
    schedule.stop();
  };
}

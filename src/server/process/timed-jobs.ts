import { setTimeout } from 'node:timers/promises';
import { type Clock, monotonicClock as systemMonotonicClock } from '#server/clock.ts';
import { findGateway } from '#server/db/webhook-events.queries.ts';
import { logOutages } from '#server/log.ts';
import { noteMail } from '#server/resources/appointments/outbox.queries.ts';
import { publishDueBlogs } from '#server/resources/blogs/blogs.service.ts';
import { endInterruptedImports } from '#server/resources/imports/import-blogs.service.ts';
import { fetchNextPictures } from '#server/resources/imports/imported-pictures.service.ts';
import { reportTrouble } from '#server/resources/outbox/mail-to-staff.ts';
import { addReminders, addReviews, sendNext } from '#server/resources/outbox/send-messages.ts';
import type { Sender } from '#server/resources/outbox/sender.ts';
import { assignPatients } from '#server/resources/patients/assign-patients.ts';
import type { ResourceContext } from '#server/resources/resource.ts';
import { offerFreedTimes } from '#server/resources/wait-list/offers.service.ts';
import { type Deliverer, deliverNext } from '#server/resources/webhooks/deliver.ts';
import type { WebsiteCounts } from '#server/resources/website-counts/website-counts.ts';
import { fetchPicture } from '#server/storage/fetch-picture.ts';
import type { Instance } from './instances.ts';
import { createTimer } from './timer.ts';

/** Messages that are sent to different programs at the same time. */
const linesOfPrograms = 3;

/** Pauses: between two pictures, so that other websites are asked no faster than by a reader, and for bookings between two batches. */
const pauseMs = { pictures: 500, batches: 20 };

interface Parts extends Pick<ResourceContext, 'db' | 'clock' | 'pictures' | 'markup' | 'log'> {
  instance: Pick<Instance, 'hasRightClock'>;
  sender?: Sender | undefined;
  deliverer?: Deliverer;
  websiteCounts?: Pick<WebsiteCounts, 'store'>;
  monotonicClock?: Clock;
  /** Time between two looks, in ms. */
  everyMs?: number;
}

/** A clock that jumps further than this between two looks was set, by someone or by mistake, in ms. */
const jumpMs = 30_000;
/** Time for which a clock that has jumped must run evenly before it is trusted, in ms. */
const settleMs = 600_000;

/** Returns a function, to be called at every look, that says whether the clock has not jumped lately: such a time may be wrong. */
function watchForJumps(clock: Clock, monotonicClock: Clock) {
  const measure = () => clock() - monotonicClock();
  let last = measure();
  let jumpedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = measure();
    if (Math.abs(now - last) > jumpMs) jumpedAt = monotonicClock();
    last = now;
    return monotonicClock() - jumpedAt >= settleMs;
  };
}

/**
 * Does what is due at a time, also what came due while the server was down, until the returned function is called: publishes scheduled
 * blogs, assigns requests of the last release to patients, ends interrupted imports, fetches the pictures of imported blogs one after
 * the other, and sends messages to patients and to connected programs. Every instance looks, and the database lets one of them store each piece of work. An instance whose clock is wrong does nothing,
 * and nothing is published early because a clock has jumped.
 */
export function scheduleTimedJobs({
  db,
  clock,
  pictures,
  markup,
  instance,
  log,
  everyMs = 5_000,
  ...parts
}: Parts): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const mustWait = () => signal.aborted || !instance.hasRightClock();

  function every(failure: string, work: () => Promise<void>) {
    const attempt = logOutages(log, failure);
    const timer = createTimer(async () => {
      const job = () =>
        work().catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      if (!mustWait()) await attempt(job);
      timer.in(everyMs);
    });
    timer.in(0);
    signal.addEventListener('abort', timer.stop);
  }

  const isSteady = watchForJumps(clock, parts.monotonicClock ?? systemMonotonicClock);
  every('scheduled blogs could not be published', async () => {
    if (isSteady()) await publishDueBlogs(db, clock());
  });
  every('requests could not be assigned to patients', async () => {
    while (!mustWait() && (await assignPatients(db, clock())))
      await setTimeout(pauseMs.batches, undefined, { ref: false });
  });
  const fetchSlowly = async (address: string) => {
    await setTimeout(pauseMs.pictures, undefined, { ref: false, signal });
    return fetchPicture(address);
  };
  every('the pictures of imported blogs could not be stored', async () => {
    await endInterruptedImports(db, clock());
    let goesOn = true;
    while (goesOn && !mustWait())
      goesOn = await fetchNextPictures({ db, clock, pictures, markup, fetchPicture: fetchSlowly });
  });
  const { sender, deliverer, websiteCounts } = parts;
  if (websiteCounts) every('visits to the website could not be stored', () => websiteCounts.store());
  if (sender)
    every('messages could not be sent', async () => {
      if (!sender.mailer && !(await findGateway(db))) return;
      if (sender.mailer) await noteMail(db);
      if (isSteady()) await addReminders(sender);
      if (sender.mailer && isSteady()) {
        await addReviews(sender);
        await reportTrouble(sender);
        await offerFreedTimes(sender);
      }
      while (!mustWait() && isSteady() && (await sendNext(sender)));
    });
  // A program that hangs keeps one of them waiting.
  if (deliverer)
    for (let line = 0; line < linesOfPrograms; line += 1)
      every('connected programs could not be told', async () => {
        while (!mustWait() && isSteady() && (await deliverNext(deliverer)));
      });
  return () => stopped.abort();
}

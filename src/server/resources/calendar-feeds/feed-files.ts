// See docs/decisions/0073-calendar-feeds.md.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hashToken } from '#server/auth/tokens.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import { writeCalendar } from '#server/files/calendar-file.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { ResourceContext } from '../resource.ts';
import { listVisitsOfPractitioner, type VisitRow } from '../visits/visits.queries.ts';
import { eventOf } from '../visits/visits-file.ts';
import { findFeedByToken, recordFile } from './calendar-feeds.queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const window = { before: 30 * dayMs, after: 180 * dayMs };

export interface FeedFile {
  text: string;
  gzipped: Uint8Array<ArrayBuffer>;
  etag: string;
  /** In ms, a whole second. */
  modifiedAt: number;
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeedByToken>>>;

/**
 * The calendar that a token leads to; undefined if there is none. A calendar is written once for each version, which every change of a
 * visit, a request or the clinic moves, and once an hour, since its first and last day move.
 */
export function createFeedFiles({ db, clock, siteUrl }: Pick<ResourceContext, 'db' | 'clock' | 'siteUrl'>) {
  const remembered = new Map<number, { key: string; file: Promise<FeedFile> }>();

  return async (token: string): Promise<FeedFile | undefined> => {
    const feed = await findFeedByToken(db, hashToken(token));
    if (!feed) return undefined;
    const counts = await readCounts(db, 'visits.changes', 'appointments.changes', 'content.changes');
    const hour = Math.floor(clock() / hourMs);
    const key = JSON.stringify([counts, feed, hour]);
    const known = remembered.get(feed.practitioner_id);
    if (known?.key === key) return known.file;
    const file = write(feed, hour * hourMs);
    remembered.set(feed.practitioner_id, { key, file });
    file.catch(() => remembered.delete(feed.practitioner_id));
    return file;
  };

  async function write(feed: Feed, now: number): Promise<FeedFile> {
    const { name: clinicName } = await getClinicProfile(db);
    const visits = await listVisitsOfPractitioner(db, feed.practitioner_id, now - window.before, now + window.after);
    const events = visits.map((visit) => ({
      ...eventOf(visit, siteUrl.hostname),
      summary: `${feed.with_names ? visit.name : initialsOf(visit.name)}: ${visit.treatments.join(', ')}`,
      ...(visit.room && { location: visit.room }),
    }));
    const text = writeCalendar({ name: `${feed.name}, ${clinicName}`, refreshHours: 1 }, events);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const second = Math.floor(clock() / 1_000) * 1_000;
    const modifiedAt = await recordFile(db, feed.practitioner_id, etag, second).catch((error: unknown) => {
      unlessDiskFull(error);
      return second;
    });
    return { text, gzipped: new Uint8Array(await promisify(gzip)(text)), etag, modifiedAt };
  }
}

/** 'A. S.' */
export function initialsOf(name: VisitRow['name']) {
  const letters = name.match(/(?<![\p{L}\p{M}])\p{L}\p{M}*/gu) ?? [];
  return letters
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(' ');
}

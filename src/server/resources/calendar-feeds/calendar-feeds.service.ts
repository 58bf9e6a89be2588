// See docs/decisions/0072-patients-own-page.md.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CalendarFeed, calendarFeeds } from '#contract/calendar-feeds.ts';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { AppError, notFound, tooMany } from '#server/app-error.ts';
import { onlyPractitioner } from '#server/auth/own-visits.ts';
import { askerOf, proveIdentity } from '#server/auth/prove-password.ts';
import { requireSelfOrOwner } from '#server/auth/require-owner.ts';
import { hashToken } from '#server/auth/tokens.ts';
import { changeRecord, readCounts } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { type CalendarEvent, writeCalendar } from '#server/files/calendar-file.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { AdminCall, AppContext } from '#server/http/app-env.ts';
import { guessedLinks } from '#server/limits/limit-store.ts';
import { readDays } from '#server/scheduling/repeats.ts';
import { acceptedEncoding, matchesEtag } from '#server/static/request-headers.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listVisitsOfPractitioner, type VisitRow } from '../visits/visits.queries.ts';
import { eventOf } from '../visits/visits-file.ts';
import * as queries from './calendar-feeds.queries.ts';

export function mountCalendarFeeds(context: ResourceContext) {
  const { mount, serve, db } = context;
  mount(calendarFeeds.list, () => listFeeds(context, db));
  mount(calendarFeeds.listOwn, async (_input, { session }) => {
    const self = onlyPractitioner(session);
    return (await listFeeds(context, db)).filter(({ practitioner_id }) => practitioner_id === self);
  });
  mount(calendarFeeds.turnOnOwn, (_input, call) => turnOnOwn(context, ownId(call), call));
  mount(calendarFeeds.renewOwn, (_input, call) => renewFeed(context, ownId(call), call));
  mount(calendarFeeds.turnOffOwn, (_input, call) => turnOff(context, ownId(call), call));
  mount(calendarFeeds.set, async ({ params, body }, call) => {
    if (body.with_names) await proveIdentity(context, askerOf(context, call), body);
    return setFeed(context, params.id, body.with_names, call);
  });
  mount(calendarFeeds.renew, ({ params }, call) => renewFeed(context, params.id, call));
  mount(calendarFeeds.turnOff, ({ params }, call) => turnOff(context, params.id, call));

  const findFile = createFeedFiles(context);
  serve(String.raw`/calendar/:file{[^/]+\.ics}`, async (c) => {
    const file = await findFile((c.req.param('file') ?? '').slice(0, -'.ics'.length));
    if (file) return sendFile(c, file);
    const { waitMs } = await context.limitStore.take(guessedLinks, context.clientAddress(c));
    if (waitMs > 0) throw tooMany(waitMs, linkMessages.tooManyGuesses);
    throw new AppError('not-found', feedMessages.isOver);
  });
}

type Feeds = Pick<ResourceContext, 'db' | 'feedLinks'>;

/** @throws AppError `not-found` for anyone who is no practitioner. */
function ownId({ session }: AdminCall) {
  const self = onlyPractitioner(session);
  if (self === undefined) throw notFound();
  return self;
}

async function listFeeds({ feedLinks }: Feeds, db: Database): Promise<CalendarFeed[]> {
  return (await queries.listFeeds(db)).map(({ id, name, token, with_names }) => {
    const known = token === null ? null : feedLinks.reveal(token, id);
    return {
      practitioner_id: id,
      practitioner: name,
      path: known && `/calendar/${known}.ics`,
      with_names: with_names === 1,
    };
  });
}

/** @throws AppError `not-found` for someone who does not work here. */
async function getFeed(feeds: Feeds, trx: Transaction, practitionerId: number) {
  const feed = (await listFeeds(feeds, trx)).find(({ practitioner_id }) => practitioner_id === practitionerId);
  if (!feed) throw notFound();
  return feed;
}

function changeFeed(
  feeds: Feeds,
  id: number,
  { change, session }: AdminCall,
  apply: (trx: Transaction, before: CalendarFeed) => Promise<Action | undefined>,
) {
  return changeRecord(feeds.db, change, async (trx) => {
    await requireSelfOrOwner(trx, session, id);
    const before = await getFeed(feeds, trx, id);
    const action = await apply(trx, before);
    const subject = { kind: 'calendar-feed', id, name: before.practitioner } as const;
    return { result: await getFeed(feeds, trx, id), entry: action ? { action, ...subject } : [] };
  });
}

type Action = 'added' | 'changed' | 'link-renewed' | 'deleted';

/** One whose address was encrypted with another SESSION_SECRET gets a new one, since no one could be told the earlier one. */
function setFeed(feeds: Feeds, id: number, withNames: boolean, call: AdminCall) {
  const with_names = withNames ? 1 : 0;
  return changeFeed(feeds, id, call, async (trx, { path }) => {
    if (path !== null && (await queries.updateFeed(trx, id, { with_names }))) return 'changed';
    return addFeed(feeds, trx, id, with_names, call);
  });
}

async function addFeed(feeds: Feeds, trx: Transaction, id: number, with_names: 0 | 1, { change }: AdminCall) {
  const { stored } = feeds.feedLinks.draw(id);
  await queries.storeFeed(trx, { practitioner_id: id, ...stored, with_names, created_at: change.at });
  return 'added' as const;
}

/** Names are up to an owner, so a feed that is on stays as it is. */
function turnOnOwn(feeds: Feeds, id: number, call: AdminCall) {
  return changeFeed(feeds, id, call, async (trx, { path }) =>
    path === null ? addFeed(feeds, trx, id, 0, call) : undefined,
  );
}

function renewFeed(feeds: Feeds, id: number, call: AdminCall) {
  return changeFeed(feeds, id, call, async (trx) => {
    const { stored } = feeds.feedLinks.draw(id);
    if (!(await queries.updateFeed(trx, id, { ...stored, created_at: call.change.at }))) throw notFound();
    return 'link-renewed';
  });
}

async function turnOff(feeds: Feeds, id: number, call: AdminCall) {
  await changeFeed(feeds, id, call, async (trx) => {
    if (!(await queries.deleteFeed(trx, id))) throw notFound();
    return 'deleted';
  });
  return null;
}

/** Programs ask again and again, and mostly nothing has changed. */
function sendFile(c: AppContext, { text, gzipped, etag, modifiedAt }: FeedFile) {
  const headers = {
    ETag: etag,
    'Last-Modified': new Date(modifiedAt).toUTCString(),
    Vary: 'Accept-Encoding',
  };
  if (isUnchanged(c, etag, modifiedAt)) return c.body(null, 304, headers);
  const isCompressed = acceptedEncoding(c.req.header('Accept-Encoding'), ['gzip']) !== 'identity';
  const body = isCompressed ? gzipped : text;
  return c.body(body, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
}

function isUnchanged(c: AppContext, etag: string, modifiedAt: number) {
  const known = c.req.header('If-None-Match');
  if (known !== undefined) return matchesEtag(known, etag);
  return Date.parse(c.req.header('If-Modified-Since') ?? '') >= modifiedAt;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const window = { before: 30 * dayMs, after: 180 * dayMs };

interface FeedFile {
  text: string;
  gzipped: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Time of the last change in ms, a whole second. */
  modifiedAt: number;
}

type Feed = NonNullable<Awaited<ReturnType<typeof queries.findFeedByToken>>>;

/**
 * The calendar that a token leads to; undefined if there is none. A calendar is written once for each version, which every change of a
 * visit, a request or the clinic moves, and once an hour, since its first and last day move.
 */
export function createFeedFiles({ db, clock, siteUrl }: Pick<ResourceContext, 'db' | 'clock' | 'siteUrl'>) {
  const remembered = new Map<number, { key: string; file: Promise<FeedFile> }>();

  return async (token: string): Promise<FeedFile | undefined> => {
    const feed = await queries.findFeedByToken(db, hashToken(token));
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
    const { name: clinicName, timeZone } = await getClinicProfile(db);
    const visits = await listVisitsOfPractitioner(db, feed.practitioner_id, now - window.before, now + window.after);
    const events = visits.map((visit) => ({
      ...eventOf(visit, siteUrl.hostname),
      summary: `${feed.with_names ? visit.name : initialsOf(visit.name)}: ${visit.treatments.join(', ')}`,
      ...(visit.room && { location: visit.room }),
    }));
    const away = (await queries.listAbsences(db, feed.practitioner_id, now - window.before)).map((absence) =>
      awayEventOf(absence, timeZone, siteUrl.hostname),
    );
    const text = writeCalendar({ name: `${feed.name}, ${clinicName}`, refreshHours: 1 }, [...events, ...away]);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const second = Math.floor(clock() / 1_000) * 1_000;
    const modifiedAt = await queries.recordFile(db, feed.practitioner_id, etag, second).catch((error: unknown) => {
      unlessDiskFull(error);
      return second;
    });
    return { text, gzipped: new Uint8Array(await promisify(gzip)(text)), etag, modifiedAt };
  }
}

/** Leave or a break. Its reason is for the front desk only. */
function awayEventOf(absence: queries.ListedAbsence, timeZone: string, host: string): CalendarEvent {
  const { id, version, kind, created_at, starts_at, ends_at, rrule, left_out } = absence;
  return {
    uid: `absence-${id}@${host}`,
    sequence: version - 1,
    stamp: created_at,
    from: starts_at,
    until: ends_at,
    summary: kind === 'leave' ? 'Leave' : 'Break',
    isCancelled: false,
    ...(rrule !== null && { repeats: { rrule, timeZone, leftOut: readDays(left_out) } }),
  };
}

/** 'A. S.' */
export function initialsOf(name: VisitRow['name']) {
  const letters = name.match(/(?<![\p{L}\p{M}])\p{L}\p{M}*/gu) ?? [];
  return letters
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(' ');
}

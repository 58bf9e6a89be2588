import type { z } from 'zod';
import * as linkMessages from '#contract/messages/patient-links.ts';
import * as timeMessages from '#contract/messages/times.ts';
import type { MovingTimes, patientLinks } from '#contract/patient-links.ts';
import { daysAhead } from '#contract/plain/visitor-limits.ts';
import { AppError, invalid, tooMany } from '#server/app-error.ts';
import { byProgram } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { fixedWindow, type Limit, type LimitStore } from '#server/limits/limit-store.ts';
import { visitorsGridMs } from '#server/scheduling/free-times.ts';
import type { Schedule } from '#server/scheduling/schedule.ts';
import { changeAppointment, type StoredAppointment } from '../appointments/appointment-record.queries.ts';
import { storeDoneByPatient } from '../appointments/contacts.queries.ts';
import { makeDue } from '../appointments/follow-up.service.ts';
import { insertNote } from '../appointments/notes.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readNeedsOf, readVisitSettings } from '../schedules/schedule.queries.ts';
import { type createTimesMemory, listTimes } from '../times/times.service.ts';
import { findNearest, isOpenTime, readWantedOfEach, refusalOf, type WantedVisit } from '../times/visit-times.ts';
import { findVisit, type VisitRow } from '../visits/visits.queries.ts';
import { moveVisit, visitsChange } from '../visits/visits.service.ts';

// A patient moves a visit to one of the times that visitors can choose, as long as they may cancel it.

const hourMs = 3_600_000;

type Context = Pick<ResourceContext, 'db' | 'clock' | 'sharedTime' | 'limitStore'>;
type TimesQuery = z.output<typeof patientLinks.listTimes.body>;

/** The free times of the days ahead, of the visit’s practitioner unless the patient has asked for someone else. */
export async function listTimesOf(
  db: Database,
  remember: ReturnType<typeof createTimesMemory>,
  requestId: number,
  { visit_id, practitioner_id: asked }: TimesQuery,
): Promise<MovingTimes> {
  const visit = await findOwn(db, requestId, visit_id);
  const known = await (await remember()).known;
  const wanted = asked === undefined ? visit.practitioner_id : asked;
  const practitionerId = known.schedule.present.some(({ id }) => id === wanted) ? wanted : null;
  const minutes = (visit.ends_at - visit.starts_at) / 60_000;
  const { needsRoom, givenBy } = await needsOf(db, visit);
  const free = listTimes(known, { minutes, needsRoom, givenBy, practitionerId, days: daysAhead });
  return { ...free, practitioner_id: practitionerId, days: free.offered ? free.days : [] };
}

type Move = z.output<typeof patientLinks.move.body>;

/**
 * Moves a visit in one transaction; nothing changes where it is there already.
 * @throws AppError `invalid` for a visit that is over, too near, or no longer what the patient's page showed, and for a time that is not
 * offered; `taken` with the nearest free times; `too-many` for one who moves it again and again.
 */
export async function moveOwnVisit(context: Context, requestId: number, shown: Move) {
  const { db, clock, sharedTime, limitStore } = context;
  await takeWish(limitStore, requestId);
  const visit = await findOwn(db, requestId, shown.visit_id);
  const [at, now] = [clock(), await sharedTime(db)];
  const choices = await readChoices(db, visit, shown, at);
  const [first, ...others] = choices;
  for (const wanted of choices)
    try {
      return await moveTo(db, requestId, shown, wanted, at, now);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'taken') throw error;
    }
  if (!first) throw invalid('to', timeMessages.unknownTime);
  const { notice_hours } = await readVisitSettings(db);
  const visitors = { gridMs: visitorsGridMs, earliest: at + notice_hours * hourMs };
  const nearby = others.length > 0 ? { ...first, practitioner: null } : first;
  const free_times = await findNearest(db, nearby, now, visitors);
  throw new AppError('taken', linkMessages.timeTaken, { extras: { free_times } });
}

/** Practitioners who work at the new time and may be chosen, the visit's own first. The first who is free gets it. */
async function readChoices(db: Database, visit: VisitRow, { to, practitioner_id }: Move, now: number) {
  const start = Date.parse(to);
  const [settings, timeZone] = [await readVisitSettings(db), await clinicTimeZone(db)];
  if (settings.offers_times === 0) throw invalid('to', linkMessages.movesAreOff);
  if (!isOpenTime(start, settings, timeZone, now)) throw invalid('to', timeMessages.unknownTime);
  const idsIn = ({ present }: Schedule) => {
    const asked = present.map(({ id }) => id).filter((id) => practitioner_id === null || id === practitioner_id);
    return asked.toSorted((a, b) => Number(b === visit.practitioner_id) - Number(a === visit.practitioner_id));
  };
  const place = { starts_at: to, room_id: visit.room_id, anyway: false };
  const { wanted, schedule } = await readWantedOfEach(db, place, idsIn, await needsOf(db, visit), now, visit);
  const choices = wanted.filter((one) => refusalOf(schedule, one, now) === undefined);
  if (choices.length === 0) throw invalid('to', timeMessages.unknownTime);
  return choices;
}

function moveTo(db: Database, requestId: number, shown: Move, wanted: WantedVisit, at: number, now: number) {
  const change = byProgram(at);
  return changeAppointment(db, requestId, change, async (trx, request) => {
    const visit = await findOwn(trx, requestId, shown.visit_id);
    const isBooked = visit.status === 'booked';
    const isAsked = shown.practitioner_id === null || shown.practitioner_id === visit.practitioner_id;
    if (isBooked && isAsked && visit.starts_at === wanted.from) return { entry: [] };
    if (!isBooked || visit.starts_at !== Date.parse(shown.starts_at) || visit.version !== shown.visit_version)
      throw invalid('visit_id', linkMessages.notMoved);
    if (request.remarks !== null) throw invalid('visit_id', linkMessages.closedRequest);
    const { cancel_hours } = await readVisitSettings(trx);
    if (cancelUntil(visit, cancel_hours) <= at) throw invalid('visit_id', linkMessages.tooLateToMove);
    const timeZone = await clinicTimeZone(trx);
    const [from, to] = [visit.starts_at, wanted.from].map((time) => wordsOf(time, timeZone));
    await tellFrontDesk(trx, request, `Moved the visit from ${from} to ${to}.`, at);
    const entry = await moveVisit(trx, visit, wanted, change, now, 'moved-by-patient');
    await storeDoneByPatient(trx, visit.id, at);
    return { entry: [entry], counts: visitsChange };
  });
}

/** A room that the front desk has chosen is replaced by another, also where the treatments need none. */
async function needsOf(db: Database, { room_id, appointment_id }: VisitRow) {
  const needs = await readNeedsOf(db, appointment_id);
  return { ...needs, needsRoom: room_id !== null || needs.needsRoom };
}

/** @throws AppError `invalid` for a visit of another request. */
async function findOwn(db: Database, requestId: number, id: number) {
  const visit = await findVisit(db, id);
  if (visit?.appointment_id !== requestId) throw invalid('visit_id', linkMessages.notMoved);
  return visit;
}

// Shared by the buttons of a patient's page.

/** Wishes for another time and moves to one, of one request. */
const wishes = fixedWindow('patients’ wishes', { calls: 10, windowMs: 24 * 3_600_000 });

/** @throws AppError `too-many` for one who asks again and again. */
export async function takeWish(limitStore: LimitStore, requestId: number) {
  await take(limitStore, wishes, String(requestId), linkMessages.askedOften);
}

/** @throws AppError `too-many` */
export async function take(limitStore: LimitStore, limit: Limit, key: string, sentence: string) {
  const { waitMs } = await limitStore.take(limit, key);
  if (waitMs > 0) throw tooMany(waitMs, sentence);
}

/** The time until which patients may cancel or move a visit. */
export function cancelUntil({ starts_at }: { starts_at: number }, cancelHours: number) {
  return starts_at - cancelHours * 3_600_000;
}

/** A note, and a call that is due now, which stands above the list. */
export async function tellFrontDesk(trx: Transaction, request: StoredAppointment, text: string, created_at: number) {
  const note = { appointment_id: request.id, administrator_id: null, kind: 'note', from_patient: 1 } as const;
  await insertNote(trx, { ...note, text, created_at });
  await makeDue(trx, request, created_at);
}

/** '24 November 2026 at 10:00 am' */
export function wordsOf(time: number, timeZone: string) {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return new Intl.DateTimeFormat('en-GB', { ...day, ...clock, timeZone }).format(time);
}

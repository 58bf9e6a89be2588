import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import { schedules, type VisitSettings, type VisitSettingsForm } from '#contract/schedules.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { onlyPractitioner } from '#server/auth/own-visits.ts';
import {
  changedFacts,
  changeRecord,
  differences,
  type Facts,
  lockVersion,
  type Work,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { listRoomClosures } from '#server/db/occupied-times.queries.ts';
import { translatorFor } from '#server/http/request-language.ts';
import { readCalendarDays } from '#server/scheduling/calendar-days.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { clinicTimeZone, updateClinicRow } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { absencesBetween, mountAbsences } from './absences.service.ts';
import { mountRoomClosures } from './room-closures.service.ts';
import { findRoom, listUsableRooms, readSchedule, readVisitSettings } from './schedule.queries.ts';
import * as queries from './schedules.queries.ts';
import { listVisitsOutside } from './visits-outside.service.ts';
import { mountWorkingHours } from './working-hours.service.ts';

export function mountSchedules(context: ResourceContext) {
  const { mount, db } = context;
  mount(schedules.getCalendar, ({ query }, { session }) => getCalendar(context, query, onlyPractitioner(session)));
  mount(schedules.listVisitsOutside, async ({ body }, { c }) => {
    const translate = translatorFor(c);
    return (await listVisitsOutside(context, body)).map((one) => ({ ...one, reason: translate(one.reason) }));
  });
  mountWorkingHours(context);
  mountAbsences(context);
  mountRoomClosures(context);
  mount(schedules.setSideBySide, ({ params, body }, call) => setSideBySide(call, params.id, body.side_by_side));
  mount(schedules.setUsualRoom, ({ params, body }, call) => setUsualRoom(call, params.id, body.room_id));
  mount(schedules.getSettings, () => getSettings(db));
  mount(schedules.setSettings, ({ body }, call) => setSettings(call, body));
}

type Days = z.output<typeof schedules.getCalendar.query>;

/** The calendar of one practitioner (`only`), or of everyone. */
async function getCalendar({ db, clock, sharedTime }: ResourceContext, query: Days, only: number | undefined) {
  const isShown = (practitionerId: number) => only === undefined || practitionerId === only;
  const timeZone = await clinicTimeZone(db);
  const days = readCalendarDays(query, dayAt(clock(), timeZone));
  const { from = 0, until = 0 } = daysToRange(days, timeZone);
  const schedule = await readSchedule(db, days.from, days.to);
  const holds = await queries.listHolds(db, from, until, await sharedTime(db));
  const taken = [...(await queries.listVisitTimes(db, from, until)), ...holds];
  const busy = new Set(taken.map(({ practitioner_id }) => practitioner_id));
  return {
    time_zone: timeZone,
    ...days,
    opening: schedule.openingBetween(days.from, days.to).map(toTimeSpan),
    practitioners: schedule.practitioners
      .filter(({ id, leftAt }) => isShown(id) && (leftAt === null || busy.has(id)))
      .map(({ id, name, leftAt, sideBySide, usualRoomId }) => ({
        id,
        name,
        has_left: leftAt !== null,
        side_by_side: sideBySide,
        usual_room_id: usualRoomId,
        working: leftAt !== null ? [] : schedule.workingBetween(id, days.from, days.to).map(toTimeSpan),
      })),
    absences: await absencesBetween(
      db,
      (await queries.listAbsences(db, from, until)).filter(({ practitioner_id }) => isShown(practitioner_id)),
      { from, until },
    ),
    room_closures: only === undefined ? await listRoomClosures(db, from, until) : [],
    holds: holds
      .filter(({ practitioner_id }) => isShown(practitioner_id))
      .map((hold) => ({ ...hold, is_offer: hold.is_offer === 1, ...(only !== undefined && { next_call_at: null }) })),
  };
}

const counts = { 'visits.changes': 1 };

async function setSideBySide(work: Work, id: number, side_by_side: number) {
  await changeWork(work, id, { side_by_side }, (one) => ({ 'patients at the same time': one.side_by_side }));
  return { id, side_by_side };
}

/** @throws AppError `invalid` for a room that cannot be chosen. */
async function setUsualRoom({ db, change }: Work, id: number, usual_room_id: number | null) {
  const isUsable = (await listUsableRooms(db)).some((room) => room.id === usual_room_id);
  if (usual_room_id !== null && !isUsable) throw invalid('room_id', visitMessages.noRoom);
  await changeWork({ db, change }, id, { usual_room_id }, async (one, trx) => ({
    'usual room': one.usual_room_id && ((await findRoom(trx, one.usual_room_id))?.name ?? null),
  }));
  return { id, usual_room_id };
}

async function changeWork(
  { db, change }: Work,
  id: number,
  work: queries.Work,
  factsOf: (work: Required<queries.Work>, trx: Transaction) => Facts | Promise<Facts>,
) {
  await changeRecord(db, change, async (trx) => {
    const practitioner = await queries.findPractitioner(trx, id);
    if (!practitioner) throw notFound();
    await lockVersion(trx, 'clinic_profile', 1, undefined); // the form of the team shows the room as well
    await queries.updateWork(trx, id, work);
    const { name } = practitioner;
    const after = await factsOf({ ...practitioner, ...work }, trx);
    const texts = changedFacts(await factsOf(practitioner, trx), after);
    const entry = {
      action: 'changed',
      kind: 'working-hours',
      id: null,
      name,
      fields: Object.keys(after),
      texts,
    } as const;
    return { result: null, entry, counts };
  });
}

async function getSettings(db: Database): Promise<VisitSettings> {
  const { offers_times, offers_freed, reminds_first_visits, ...settings } = await readVisitSettings(db);
  return {
    offers_times: offers_times === 1,
    offers_freed: offers_freed === 1,
    reminds_first_visits: reminds_first_visits === 1,
    ...settings,
  };
}

const settingLabels = {
  offers_times: 'whether visitors choose times',
  hold_hours: 'how long a time is held',
  cancel_hours: 'until when patients may cancel',
  notice_hours: 'earliest notice',
  weeks_ahead: 'how far ahead',
  reminders: 'when patients are reminded by e-mail',
  reminds_first_visits: 'whether first visits get one more reminder',
  offers_freed: 'whether freed times are offered by e-mail',
  offer_minutes: 'how long an offered time is held',
};

async function setSettings({ db, change }: Work, settings: VisitSettingsForm) {
  const { offers_times, offers_freed, reminds_first_visits, ...numbers } = settings;
  const flags = {
    offers_times,
    ...(offers_freed !== undefined && { offers_freed }),
    ...(reminds_first_visits !== undefined && { reminds_first_visits }),
  };
  return changeRecord(db, change, async (trx) => {
    await lockVersion(trx, 'clinic_profile', 1, change.expectedVersion, 'settings_version');
    const before = await getSettings(trx);
    const { reminders = before.reminders, ...others } = numbers;
    const [reminder_hours = 0, ...later] = reminders;
    const switched = Object.fromEntries(Object.entries(flags).map(([name, isOn]) => [name, isOn ? 1 : 0]));
    await updateClinicRow(trx, { ...others, ...switched, reminder_hours, later_reminders: later.join(' ') });
    const withWords = (one: VisitSettings) => ({ ...one, reminders: one.reminders.join(' ') });
    const texts = differences(withWords(before), withWords({ ...before, ...settings }), settingLabels);
    const fields = texts.map(({ label }) => label);
    const entry = { action: 'changed', kind: 'visit-settings', id: null, name: null, fields, texts } as const;
    return { result: await getSettings(trx), entry, counts };
  });
}

function toTimeSpan({ from, until }: Span) {
  return { starts_at: from, ends_at: until };
}

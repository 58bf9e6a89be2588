import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import {
  type Calendar,
  schedules,
  type VisitSettings,
  type WorkingHours,
  type WorkingHoursForm,
} from '#contract/schedules.ts';
import { dayAt, daysToRange } from '#server/days.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { readSchedule, readVisitSettings } from '#server/db/schedule.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { readCalendarDays } from '#server/scheduling/calendar-days.ts';
import type { Span } from '#server/scheduling/clinic-times.ts';
import type { ResourceContext } from '../resource.ts';
import { listAbsences, mountAbsences, toAbsences } from './absences.service.ts';
import * as queries from './schedules.queries.ts';

export function mountSchedules(context: ResourceContext) {
  const { mount, db } = context;
  mount(schedules.getCalendar, ({ query }) => getCalendar(context, query));
  mount(schedules.listHours, async () => (await queries.listWorkingHours(db)).map(toWorkingHours));
  mount(schedules.addHours, ({ body }, c) => addHours(db, body, c.get('change')));
  mount(schedules.updateHours, ({ params, body }, c) => changeHours(db, params.id, body, c.get('change')));
  mount(schedules.removeHours, ({ params }, c) => removeHours(db, params.id, c.get('change')));
  mountAbsences(context);
  mount(schedules.setSideBySide, ({ params, body }, c) =>
    setSideBySide(db, params.id, body.side_by_side, c.get('change')),
  );
  mount(schedules.getSettings, () => getSettings(db));
  mount(schedules.setSettings, ({ body }, c) => setSettings(db, body, c.get('change')));
}

type Days = z.output<typeof schedules.getCalendar.query>;

async function getCalendar({ db, clock, sharedTime }: ResourceContext, query: Days): Promise<Calendar> {
  const timeZone = await clinicTimeZone(db);
  const days = readCalendarDays(query, dayAt(clock(), timeZone));
  const { from = 0, until = 0 } = daysToRange(days, timeZone);
  const schedule = await readSchedule(db, days.from, days.to);
  const visited = new Set((await queries.listVisitTimes(db, from, until)).map((row) => row.practitioner_id));
  const holds = await queries.listHolds(db, from, until, await sharedTime());
  return {
    time_zone: timeZone,
    ...days,
    opening: schedule.openingBetween(days.from, days.to).map(toTimeSpan),
    practitioners: schedule.practitioners
      .filter(({ id, hasLeft }) => !hasLeft || visited.has(id))
      .map(({ id, name, hasLeft, sideBySide }) => ({
        id,
        name,
        has_left: hasLeft,
        side_by_side: sideBySide,
        working: hasLeft ? [] : schedule.workingBetween(id, days.from, days.to).map(toTimeSpan),
      })),
    absences: await toAbsences(db, await listAbsences(db, from, until)),
    holds: holds.map(({ starts_at, ends_at, hold_until, ...hold }) => ({
      ...hold,
      ...toTimeSpan({ from: starts_at, until: ends_at }),
      held_until: toIso(hold_until),
    })),
  };
}

const counted = { 'visits.changes': 1 };

async function addHours(db: Database, form: WorkingHoursForm, change: ChangeRequest): Promise<WorkingHours> {
  return inTransaction(db, async (trx) => {
    const { name } = await getPractitioner(trx, form.practitioner_id);
    const added = await queries.insertWorkingHours(trx, { ...rowOf(form), created_at: change.at });
    await recordChange(trx, change, 'added', subjectOf(added.id, name), counted);
    return toWorkingHours(added);
  });
}

/** @throws AppError `invalid` unless the practitioner works here. */
export async function getPractitioner(trx: Database, id: number) {
  const practitioner = await queries.findPractitioner(trx, id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  if (practitioner.left_at !== null)
    throw invalid('practitioner_id', visitMessages.practitionerLeft(practitioner.name));
  return practitioner;
}

const labels = {
  practitioner_id: 'practitioner',
  valid_from: 'first day',
  valid_until: 'last day',
  hours: 'hours',
};

async function changeHours(db: Database, id: number, form: WorkingHoursForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'working_hours', id, change.expectedVersion);
    const before = (await queries.listWorkingHours(trx)).find((row) => row.id === id);
    const { name } = await getPractitioner(trx, form.practitioner_id);
    const changed = await queries.updateWorkingHours(trx, id, rowOf(form));
    const fields = before ? changedFields(before, changed, labels) : [];
    await recordChange(trx, change, 'changed', { ...subjectOf(id, name), fields }, counted);
    return toWorkingHours(changed);
  });
}

async function removeHours(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    await lockVersion(trx, 'working_hours', id, change.expectedVersion);
    const deleted = await queries.deleteWorkingHours(trx, id);
    const practitioner = await queries.findPractitioner(trx, deleted.practitioner_id);
    await recordChange(trx, change, 'deleted', subjectOf(id, practitioner?.name ?? null), counted);
  });
  return null;
}

function rowOf({ hours, ...form }: WorkingHoursForm) {
  return { ...form, hours: JSON.stringify(hours) };
}

function subjectOf(id: number, name: string | null) {
  return { kind: 'working-hours', id, name } as const;
}

function toWorkingHours(stored: Row<'working_hours'>): WorkingHours {
  const { hours, created_at: _, ...row } = stored;
  return { ...row, hours: JSON.parse(hours) as WorkingHours['hours'] };
}

async function setSideBySide(db: Database, id: number, side_by_side: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const practitioner = await queries.findPractitioner(trx, id);
    if (!practitioner) throw notFound();
    await queries.updateSideBySide(trx, id, side_by_side);
    const fields = ['patients at the same time'];
    await recordChange(trx, change, 'changed', { ...subjectOf(id, practitioner.name), fields }, counted);
  });
  return { id, side_by_side };
}

async function getSettings(db: Database): Promise<VisitSettings> {
  const { offers_times, ...settings } = await readVisitSettings(db);
  return { offers_times: offers_times === 1, ...settings };
}

const settingLabels = {
  offers_times: 'whether visitors choose times',
  hold_hours: 'how long a time is held',
  cancel_hours: 'until when patients may cancel',
  notice_hours: 'earliest notice',
  weeks_ahead: 'how far ahead',
};

async function setSettings(db: Database, settings: VisitSettings, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'clinic_profile', 1, undefined);
    const before = await getSettings(trx);
    await queries.updateSettings(trx, { ...settings, offers_times: settings.offers_times ? 1 : 0 });
    const fields = changedFields(before, settings, settingLabels);
    await recordChange(trx, change, 'changed', { kind: 'visit-settings', id: null, name: null, fields }, counted);
    return settings;
  });
}

function toTimeSpan({ from, until }: Span) {
  return { starts_at: toIso(from), ends_at: toIso(until) };
}

function toIso(time: number) {
  return new Date(time).toISOString();
}

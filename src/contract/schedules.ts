import { z } from 'zod';
import { openingHours } from './clinic-form.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  id,
  idInput,
  idParams,
  nothing,
  numberInput,
  optionalDay,
  optionalText,
  requiredDay,
  version,
} from './fields.ts';
import * as scheduleMessages from './messages/schedules.ts';
import * as visitMessages from './messages/visits.ts';
import { routes } from './routes.ts';
import { visitLimits } from './visit-limits.ts';
import { absenceKinds } from './visit-states.ts';
import { calendarQuery, moment } from './visits.ts';

// When practitioners work, and what the clinic lets visitors choose.

const practitionerId = idInput(visitMessages.noPractitioner);

const workingHoursForm = z
  .object({
    practitioner_id: practitionerId,
    valid_from: requiredDay(scheduleMessages.noFirstDay),
    valid_until: optionalDay.describe('The last day; null until others begin'),
    hours: openingHours.describe('As the opening hours of the clinic; a day without any is free'),
  })
  .refine(({ valid_from, valid_until }) => valid_until === null || valid_from <= valid_until, {
    path: ['valid_until'],
    error: scheduleMessages.lastBeforeFirst,
  })
  .meta({ id: 'WorkingHoursForm' });

export type WorkingHoursForm = z.output<typeof workingHoursForm>;

const dailyHours = z.object({
  days: z.array(z.string()),
  spans: z.array(z.object({ opens: z.string(), closes: z.string() })).describe('Times such as 08:00'),
});

const workingHours = z
  .object({
    id,
    practitioner_id: id,
    valid_from: z.iso.date(),
    valid_until: z.iso.date().nullable(),
    hours: z.array(dailyHours),
    version,
  })
  .meta({ id: 'WorkingHours' });

export type WorkingHours = z.output<typeof workingHours>;

const absenceForm = z
  .object({
    practitioner_id: practitionerId,
    kind: z.enum(absenceKinds),
    starts_at: moment,
    ends_at: moment,
    reason: optionalText(visitLimits.reason).describe('For the front desk only'),
  })
  .meta({ id: 'AbsenceForm' });

export type AbsenceForm = z.output<typeof absenceForm>;

const absence = z
  .object({
    id,
    practitioner_id: id,
    kind: z.enum(absenceKinds),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    reason: z.string().nullable(),
    visits: z.int().describe('Booked visits of the practitioner at this time: they stay until somebody moves them'),
    version,
  })
  .meta({ id: 'Absence' });

export type Absence = z.output<typeof absence>;

const span = z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }).meta({ id: 'TimeSpan' });

const hold = span
  .extend({
    id,
    appointment_id: id,
    reference: z.string(),
    name: z.string(),
    practitioner_id: id,
    held_until: z.iso.datetime(),
  })
  .meta({ id: 'Hold' });

/** What is behind the visits of a calendar. */
const calendar = z
  .object({
    time_zone: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    opening: z.array(span).describe('When the clinic is open, special hours and closures considered'),
    practitioners: z.array(
      z.object({
        id,
        name: z.string(),
        has_left: z.boolean().describe('No longer works here, but still has visits on these days'),
        side_by_side: z.int(),
        working: z.array(span).describe('Working hours without leave, breaks and closures'),
      }),
    ),
    absences: z.array(absence),
    holds: z.array(hold).describe('Times that visitors have asked for, until the clinic’s hours for it are over'),
  })
  .meta({ id: 'Calendar' });

export type Calendar = z.output<typeof calendar>;

const { holdHours, cancelHours, noticeHours, weeksAhead, sideBySide } = visitLimits;

const settings = z
  .object({
    offers_times: z.boolean('Please choose yes or no.').describe('Whether visitors can choose among free times'),
    hold_hours: whole('hours', holdHours).describe('How long the first time that a visitor chooses is held'),
    cancel_hours: whole('hours', cancelHours).describe('Until how long before a visit patients may cancel online'),
    notice_hours: whole('hours', noticeHours).describe('How long before a free time visitors have to choose it'),
    weeks_ahead: whole('weeks', weeksAhead).describe('How far ahead visitors see free times'),
  })
  .meta({ id: 'VisitSettings' });

export type VisitSettings = z.output<typeof settings>;

function whole(what: string, { min, max }: { min: number; max: number }) {
  const sentence = `Please enter whole ${what} from ${min} to ${max}.`;
  return numberInput(sentence).pipe(z.int(sentence).min(min, sentence).max(max, sentence));
}

const wrongNumber = scheduleMessages.wrongSideBySide;

export const schedules = {
  getCalendar: defineEndpoint({
    ...routes.schedules.getCalendar,
    access: 'front-desk',
    summary: `What is behind the visits between two days, at most ${visitLimits.calendarDays}: hours, leave and holds`,
    query: calendarQuery,
    output: calendar,
  }),
  listHours: defineEndpoint({
    ...routes.schedules.listHours,
    access: 'front-desk',
    summary: 'Working hours of all practitioners; of those valid on a day, the one with the latest first day counts',
    output: z.array(workingHours),
  }),
  addHours: defineEndpoint({
    ...routes.schedules.addHours,
    access: 'owner',
    summary: 'Add working hours of a practitioner, who otherwise works while the clinic is open',
    body: workingHoursForm,
    output: workingHours,
    status: 201,
    failure: scheduleMessages.hoursFailure,
  }),
  updateHours: defineEndpoint({
    ...routes.schedules.updateHours,
    access: 'owner',
    summary: 'Change working hours; visits stay where they are',
    params: idParams,
    body: workingHoursForm,
    output: workingHours,
    conditional: true,
    failure: scheduleMessages.hoursFailure,
    notFound: scheduleMessages.hoursNotFound,
  }),
  removeHours: defineEndpoint({
    ...routes.schedules.removeHours,
    access: 'owner',
    summary: 'Delete working hours',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: scheduleMessages.hoursDeleteFailure,
    notFound: scheduleMessages.hoursNotFound,
  }),
  listAbsences: defineEndpoint({
    ...routes.schedules.listAbsences,
    access: 'front-desk',
    summary: 'Leave and breaks that are not over, the next first, at most 1,000',
    output: z.array(absence),
  }),
  addAbsence: defineEndpoint({
    ...routes.schedules.addAbsence,
    access: 'front-desk',
    summary: 'Add leave or a break of a practitioner; booked visits stay and are counted',
    body: absenceForm,
    output: absence,
    status: 201,
    failure: scheduleMessages.absenceFailure,
  }),
  updateAbsence: defineEndpoint({
    ...routes.schedules.updateAbsence,
    access: 'front-desk',
    summary: 'Change leave or a break',
    params: idParams,
    body: absenceForm,
    output: absence,
    conditional: true,
    failure: scheduleMessages.absenceFailure,
    notFound: scheduleMessages.absenceNotFound,
  }),
  removeAbsence: defineEndpoint({
    ...routes.schedules.removeAbsence,
    access: 'front-desk',
    summary: 'Delete leave or a break',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: scheduleMessages.absenceDeleteFailure,
    notFound: scheduleMessages.absenceNotFound,
  }),
  setSideBySide: defineEndpoint({
    ...routes.schedules.setSideBySide,
    access: 'owner',
    summary: 'How many patients a practitioner sees at the same time',
    params: idParams,
    body: z
      .object({
        side_by_side: numberInput(wrongNumber).pipe(
          z.int(wrongNumber).min(sideBySide.min, wrongNumber).max(sideBySide.max, wrongNumber),
        ),
      })
      .meta({ id: 'SideBySide' }),
    output: z.object({ id, side_by_side: z.int() }),
    failure: scheduleMessages.settingsFailure,
    notFound: scheduleMessages.practitionerNotFound,
  }),
  getSettings: defineEndpoint({
    ...routes.schedules.getSettings,
    access: 'front-desk',
    summary: 'What visitors can choose, and until when',
    output: settings,
  }),
  setSettings: defineEndpoint({
    ...routes.schedules.setSettings,
    access: 'owner',
    summary: 'Change what visitors can choose, and until when',
    body: settings,
    output: settings,
    failure: scheduleMessages.settingsFailure,
  }),
};

import { z } from 'zod';
import { absence, absenceForm } from './absences.ts';
import { closureForm } from './closures.ts';
import { defineEndpoints } from './endpoint.ts';
import { freeTime } from './errors.ts';
import { id, idInput, instant, version, wholeNumber } from './fields.ts';
import * as scheduleMessages from './messages/schedules.ts';
import * as visitMessages from './messages/visits.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { roomClosure, roomClosureForm } from './room-closures.ts';
import { routes } from './routes.ts';
import { calendarQuery } from './visits.ts';
import { workingHoursForm } from './working-hours.ts';

// The hours of practitioners, and the times that visitors can choose.

const span = z.object({ starts_at: instant, ends_at: instant }).meta({ id: 'TimeSpan' });

export const hold = span
  .extend({
    id,
    appointment_id: id,
    reference: z.string(),
    name: z.string(),
    practitioner_id: id,
    practitioner: z.string(),
    room_id: id.nullable().describe('Null where none is needed, or the clinic has none'),
    held_until: instant,
    next_call_at: instant.nullable().describe('Null for a practitioner, who calls no one'),
  })
  .meta({ id: 'Hold' });

/** Background of a calendar, behind its visits. */
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
        has_left: z.boolean().describe('No longer works here, but still has visits or held times on these days'),
        side_by_side: z.int(),
        usual_room_id: id.nullable(),
        working: z.array(span).describe('Working hours without leave, breaks and closures'),
      }),
    ),
    absences: z.array(absence),
    room_closures: z.array(roomClosure).describe('When rooms are closed; none for a practitioner'),
    holds: z
      .array(hold.extend({ is_offer: z.boolean().describe('Offered by e-mail to someone on the wait list') }))
      .describe('Times that visitors have asked for, until the clinic’s hours for it are over'),
  })
  .meta({ id: 'Calendar' });

export type Calendar = z.output<typeof calendar>;

const trial = z
  .object({
    hours: workingHoursForm.exactOptional(),
    absence: absenceForm.exactOptional(),
    closure: closureForm.exactOptional(),
    room: roomClosureForm.exactOptional(),
    leaving: z.array(id).max(100).exactOptional().describe('Practitioners who leave'),
    id: id.exactOptional(),
  })
  .meta({ id: 'ScheduleTrial' })
  .describe(
    'Hours, leave, a closure of the clinic or of a room, or departures that someone is about to save, with the id of what is stored already: only what they would put outside',
  );

const visitOutside = span
  .extend({
    id,
    name: z.string(),
    practitioner: z.string().nullable(),
    reason: z.string().describe('A sentence'),
    hold: z
      .object({
        appointment_id: id,
        reference: z.string(),
        held_until: instant,
        practitioner_id: id,
        next_call_at: instant.nullable(),
      })
      .nullable()
      .describe('For a time that is held, whose id this is; null for a visit'),
  })
  .meta({ id: 'VisitOutside' });

export type VisitOutside = z.output<typeof visitOutside>;

const concerned = visitOutside
  .extend({
    practitioner_id: id.nullable(),
    room_id: id.nullable(),
    version: version.nullable().describe('Version of the visit; null for a hold'),
    anyway: z
      .boolean()
      .describe('Overbooked or outside working hours: it stands there only because someone booked it anyway'),
    proposals: z
      .array(freeTime)
      .describe('With whom and when instead, the best first; the same in another room; none where nothing is free'),
  })
  .meta({ id: 'ConcernedVisit' });

export type ConcernedVisit = z.output<typeof concerned>;

const { holdHours, cancelHours, noticeHours, weeksAhead, sideBySide, offerMinutes } = visitLimits;

const settingsForm = z
  .object({
    offers_times: z.boolean('Please choose yes or no.').describe('Whether visitors can choose among free times'),
    hold_hours: whole('hours', holdHours).describe(
      'How long the first time that a visitor chooses is held; longer where the clinic is closed meanwhile',
    ),
    cancel_hours: whole('hours', cancelHours).describe('Until how long before a visit patients may cancel online'),
    notice_hours: whole('hours', noticeHours).describe('How long before a free time visitors have to choose it'),
    weeks_ahead: whole('weeks', weeksAhead).describe('How far ahead visitors see free times'),
    reminders: z
      .array(z.union([z.number(), z.string()]))
      .refine((all) => all.length <= visitLimits.reminders && all.every(isLead), scheduleMessages.wrongReminders)
      .transform((all) => [...new Set(all.map(Number))].toSorted((a, b) => b - a))
      .pipe(z.array(z.int()))
      .exactOptional()
      .describe(
        'How many hours before a visit its patient is reminded by e-mail, the first reminder first; none for never',
      ),
    reminds_first_visits: z
      .boolean()
      .exactOptional()
      .describe('Whether patients get one more before their first visit, a day before the others'),
    offers_freed: z
      .boolean('Please choose yes or no.')
      .exactOptional()
      .describe('Whether freed times are offered by e-mail to those who wait, one after the other'),
    offer_minutes: whole('minutes', offerMinutes)
      .exactOptional()
      .describe('How long a freed time is held for the one to whom it is offered'),
  })
  .meta({ id: 'VisitSettingsForm' });

const settings = settingsForm
  .extend({
    reminders: z.array(z.int()),
    reminds_first_visits: z.boolean(),
    offers_freed: z.boolean(),
    offer_minutes: z.int(),
    version,
  })
  .meta({ id: 'VisitSettings' });

export type VisitSettingsForm = z.output<typeof settingsForm>;
export type VisitSettings = z.output<typeof settings>;

function isLead(hours: number | string) {
  const { min, max } = visitLimits.reminderHours;
  return /^\d+$/.test(String(hours).trim()) && Number(hours) >= min && Number(hours) <= max;
}

function whole(what: string, { min, max }: { min: number; max: number }) {
  const sentence = `Please enter whole ${what} from ${min} to ${max}.`;
  return wholeNumber(sentence, { min, max });
}

const ofPractitioner = {
  failure: scheduleMessages.settingsFailure,
  notFound: scheduleMessages.practitionerNotFound,
};

export const schedules = defineEndpoints(routes.schedules, 'owner', {
  getCalendar: {
    access: 'practitioner',
    summary: `Background of the visits between two days, at most ${visitLimits.calendarDays}: hours, leave and holds`,
    query: calendarQuery,
    output: calendar,
  },
  listVisitsOutside: {
    access: 'front-desk',
    summary: `Coming visits and held times outside working hours, the next first, at most ${visitLimits.visitsOutside}`,
    body: trial,
    output: z.array(visitOutside),
  },
  planMoves: {
    access: 'front-desk',
    summary:
      'The coming visits and held times that a change would put outside, each with who else and when; moves nothing',
    body: trial,
    output: z.array(concerned),
  },
  setSideBySide: {
    summary: 'How many patients a practitioner sees at the same time',
    body: z
      .object({ side_by_side: wholeNumber(scheduleMessages.wrongSideBySide, sideBySide) })
      .meta({ id: 'SideBySide' }),
    output: z.object({ id, side_by_side: z.int() }),
    ...ofPractitioner,
  },
  setUsualRoom: {
    summary: 'In which room the visits of a practitioner are, as long as it is free',
    body: z.object({ room_id: idInput(visitMessages.noRoom).nullable() }).meta({ id: 'UsualRoom' }),
    output: z.object({ id, usual_room_id: id.nullable() }),
    ...ofPractitioner,
  },
  getSettings: { access: 'front-desk', summary: 'What visitors can choose, and until when', output: settings },
  setSettings: {
    summary: 'Change what visitors can choose, and until when',
    body: settingsForm,
    output: settings,
    conditional: true,
    failure: scheduleMessages.settingsFailure,
  },
});

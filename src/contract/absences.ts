import { z } from 'zod';
import { weekDays } from './clinic-form.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, instant, optionalDay, optionalText, version } from './fields.ts';
import * as absenceMessages from './messages/absences.ts';
import * as visitMessages from './messages/visits.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { absenceKinds, repeatIntervals } from './plain/visit-states.ts';
import { routes } from './routes.ts';
import { moment } from './visits.ts';

export const dayOrMoment = z.union([z.iso.date(visitMessages.noTime), moment], visitMessages.noTime);

export const absenceForm = z
  .object({
    practitioner_id: idInput(visitMessages.noPractitioner),
    kind: z.enum(absenceKinds),
    starts_at: dayOrMoment.describe('A day, such as 2026-11-23, or a time in it'),
    ends_at: dayOrMoment.describe('The first day or time at which the practitioner is back'),
    reason: optionalText(visitLimits.reason).describe('For the front desk only'),
    repeats: z.enum(repeatIntervals).nullable().prefault(null).describe('Null for a single time'),
    repeats_on: z
      .array(z.enum(weekDays))
      .prefault([])
      .describe(
        'Days of repeated weeks, the first day’s if empty; months repeat the place of the first day, such as the second Tuesday',
      ),
    repeats_until: optionalDay.describe('The last day on which it may begin'),
    left_out: z
      .array(z.iso.date(absenceMessages.noDay))
      .max(visitLimits.leftOut, absenceMessages.tooManyLeftOut)
      .prefault([])
      .describe('Days on which a repeated one does not begin; others than its own are dropped'),
  })
  .meta({ id: 'AbsenceForm' });

export type AbsenceForm = z.output<typeof absenceForm>;

export const absence = z
  .object({
    id,
    practitioner_id: id,
    kind: z.enum(absenceKinds),
    starts_at: instant,
    ends_at: instant,
    reason: z.string().nullable(),
    repeats: z.enum(repeatIntervals).nullable(),
    repeats_on: z.array(z.enum(weekDays)),
    repeats_until: z.iso.date().nullable(),
    left_out: z.array(z.iso.date()),
    visits: z.int().describe('Booked visits of the practitioner at this time: they stay until someone moves them'),
    version,
  })
  .meta({ id: 'Absence' });

export type Absence = z.output<typeof absence>;

const crud = crudEndpoints({
  noun: 'leave or a break',
  record: absence,
  form: absenceForm,
  messages: absenceMessages,
  summaries: {
    get: 'Leave or a break',
    create: 'Add leave or a break of a practitioner; booked visits stay and are counted',
  },
});

export const absences = defineEndpoints(routes.absences, ['front-desk', absenceMessages.notFound], {
  list: {
    summary: 'Leave and breaks that are not over, the next first, at most 1,000; repeated ones with their first time',
    output: z.array(absence),
  },
  ...crud,
  changeDay: {
    summary: 'Leave out one day of repeated leave or breaks, or have it at another time on that day',
    body: z
      .object({
        day: z.iso.date(absenceMessages.noDay),
        instead: z
          .object({ starts_at: dayOrMoment, ends_at: dayOrMoment })
          .nullable()
          .describe('Becomes leave or a break of its own; null leaves the day out'),
      })
      .meta({ id: 'AbsenceDay' }),
    output: z.object({ absence, instead: absence.nullable() }),
    conditional: true,
    failure: absenceMessages.updateFailure,
  },
});

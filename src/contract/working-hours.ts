import { z } from 'zod';
import { openingHours } from './clinic-form.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, optionalDay, requiredDay, version } from './fields.ts';
import * as visitMessages from './messages/visits.ts';
import * as hoursMessages from './messages/working-hours.ts';
import { routes } from './routes.ts';

export const workingHoursForm = z
  .object({
    practitioner_id: idInput(visitMessages.noPractitioner),
    valid_from: requiredDay(hoursMessages.noFirstDay),
    valid_until: optionalDay.describe('The last day; null until others begin'),
    hours: openingHours.describe('In the form of the clinic’s opening hours; a day without any is free'),
  })
  .refine(({ valid_from, valid_until }) => valid_until === null || valid_from <= valid_until, {
    path: ['valid_until'],
    error: hoursMessages.lastBeforeFirst,
  })
  .meta({ id: 'WorkingHoursForm' });

export type WorkingHoursForm = z.output<typeof workingHoursForm>;

const dailyHours = z.object({
  days: z.array(z.string()),
  spans: z.array(z.object({ opens: z.string(), closes: z.string() })).describe('Times such as 08:00'),
});

const hours = z
  .object({
    id,
    practitioner_id: id,
    valid_from: z.iso.date(),
    valid_until: z.iso.date().nullable(),
    hours: z.array(dailyHours),
    version,
  })
  .meta({ id: 'WorkingHours' });

export type WorkingHours = z.output<typeof hours>;

const crud = crudEndpoints({
  noun: 'working hours',
  record: hours,
  form: workingHoursForm,
  messages: hoursMessages,
  summaries: {
    get: 'Working hours of a practitioner',
    create: 'Add working hours of a practitioner, who otherwise works while the clinic is open',
    update: 'Change working hours; visits stay where they are',
    remove: 'Delete working hours; they can be brought back for 30 seconds',
  },
});

export const workingHours = defineEndpoints(routes.workingHours, 'owner', {
  list: {
    access: 'front-desk',
    summary: 'Working hours of all practitioners; of those valid on a day, the one with the latest first day counts',
    output: z.array(hours),
  },
  ...crud,
  get: { ...crud.get, access: 'front-desk' },
});

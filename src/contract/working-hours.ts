import { z } from 'zod';
import { openingHours } from './clinic-form.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idInput, idParams, nothing, optionalDay, requiredDay, version } from './fields.ts';
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

const { notFound } = hoursMessages;

export const workingHours = {
  list: defineEndpoint({
    ...routes.workingHours.list,
    access: 'front-desk',
    summary: 'Working hours of all practitioners; of those valid on a day, the one with the latest first day counts',
    output: z.array(hours),
  }),
  get: defineEndpoint({
    ...routes.workingHours.get,
    access: 'front-desk',
    summary: 'Working hours of a practitioner',
    params: idParams,
    output: hours,
    notFound,
  }),
  create: defineEndpoint({
    ...routes.workingHours.create,
    access: 'owner',
    summary: 'Add working hours of a practitioner, who otherwise works while the clinic is open',
    body: workingHoursForm,
    output: hours,
    status: 201,
    failure: hoursMessages.addFailure,
  }),
  update: defineEndpoint({
    ...routes.workingHours.update,
    access: 'owner',
    summary: 'Change working hours; visits stay where they are',
    params: idParams,
    body: workingHoursForm,
    output: hours,
    conditional: true,
    failure: hoursMessages.updateFailure,
    notFound,
  }),
  remove: defineEndpoint({
    ...routes.workingHours.remove,
    access: 'owner',
    summary: 'Delete working hours; they can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: hoursMessages.deleteFailure,
    notFound,
  }),
  restore: defineEndpoint({
    ...routes.workingHours.restore,
    access: 'owner',
    summary: 'Bring back working hours deleted within the last 30 seconds',
    params: idParams,
    output: hours,
    failure: hoursMessages.restoreFailure,
    notFound: hoursMessages.cannotRestore,
  }),
};

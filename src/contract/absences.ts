import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, idInput, idParams, nothing, optionalText, version } from './fields.ts';
import * as absenceMessages from './messages/absences.ts';
import * as visitMessages from './messages/visits.ts';
import { routes } from './routes.ts';
import { visitLimits } from './visit-limits.ts';
import { absenceKinds } from './visit-states.ts';
import { moment } from './visits.ts';

const dayOrMoment = z.union([z.iso.date(visitMessages.noTime), moment], visitMessages.noTime);

export const absenceForm = z
  .object({
    practitioner_id: idInput(visitMessages.noPractitioner),
    kind: z.enum(absenceKinds),
    starts_at: dayOrMoment.describe('A day, such as 2026-11-23, or a time in it'),
    ends_at: dayOrMoment.describe('The first day or time at which the practitioner is back'),
    reason: optionalText(visitLimits.reason).describe('For the front desk only'),
  })
  .meta({ id: 'AbsenceForm' });

export type AbsenceForm = z.output<typeof absenceForm>;

export const absence = z
  .object({
    id,
    practitioner_id: id,
    kind: z.enum(absenceKinds),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    reason: z.string().nullable(),
    visits: z.int().describe('Booked visits of the practitioner at this time: they stay until someone moves them'),
    version,
  })
  .meta({ id: 'Absence' });

export type Absence = z.output<typeof absence>;

const { notFound } = absenceMessages;

export const absences = {
  list: defineEndpoint({
    ...routes.absences.list,
    access: 'front-desk',
    summary: 'Leave and breaks that are not over, the next first, at most 1,000',
    output: z.array(absence),
  }),
  get: defineEndpoint({
    ...routes.absences.get,
    access: 'front-desk',
    summary: 'Leave or a break',
    params: idParams,
    output: absence,
    notFound,
  }),
  create: defineEndpoint({
    ...routes.absences.create,
    access: 'front-desk',
    summary: 'Add leave or a break of a practitioner; booked visits stay and are counted',
    body: absenceForm,
    output: absence,
    status: 201,
    failure: absenceMessages.addFailure,
  }),
  update: defineEndpoint({
    ...routes.absences.update,
    access: 'front-desk',
    summary: 'Change leave or a break',
    params: idParams,
    body: absenceForm,
    output: absence,
    conditional: true,
    failure: absenceMessages.updateFailure,
    notFound,
  }),
  remove: defineEndpoint({
    ...routes.absences.remove,
    access: 'front-desk',
    summary: 'Delete leave or a break; it can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: absenceMessages.deleteFailure,
    notFound,
  }),
  restore: defineEndpoint({
    ...routes.absences.restore,
    access: 'front-desk',
    summary: 'Bring back leave or a break deleted within the last 30 seconds',
    params: idParams,
    output: absence,
    failure: absenceMessages.restoreFailure,
    notFound: absenceMessages.cannotRestore,
  }),
};

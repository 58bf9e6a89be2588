import { z } from 'zod';
import { spans } from './clinic-form.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, pageQuery, requiredDay, requiredText, version } from './fields.ts';
import * as closureMessages from './messages/closures.ts';
import { clinicLimits } from './plain/clinic-limits.ts';
import { makesPreview } from './previews.ts';
import { routes } from './routes.ts';

const closure = z
  .object({
    id,
    reason: z.string().describe('What visitors read'),
    starts_on: z.iso.date().describe('The first day, in the clinic’s time zone'),
    ends_on: z.iso.date().describe('The last day'),
    spans: z
      .array(z.object({ opens: z.string(), closes: z.string() }))
      .describe('Opening hours on each of these days, with times such as 08:00; empty if the clinic is closed'),
    created_at: createdAt,
    version,
  })
  .meta({ id: 'Closure' });

const specialHours = closure
  .pick({ reason: true, starts_on: true, ends_on: true, spans: true })
  .extend({
    announced: z.boolean().describe('Whether the website shows it: from 14 days before the first day'),
    today: z.boolean().describe('Whether today is one of the days'),
  })
  .meta({ id: 'SpecialHours' });

export type Closure = z.output<typeof closure>;
export type SpecialHours = z.output<typeof specialHours>;

const wrongOrder = 'Please choose a last day that is not before the first.';

export const closureForm = z
  .object({
    reason: requiredText(clinicLimits.closureReason, 'Please enter the reason.'),
    starts_on: requiredDay('Please choose the first day.'),
    ends_on: requiredDay('Please choose the last day.'),
    spans: spans.prefault([]).describe('Without any, the clinic is closed all day'),
  })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, { path: ['ends_on'], error: wrongOrder })
  .meta({
    id: 'ClosureForm',
    examples: [
      {
        reason: 'Renovation',
        starts_on: '2026-11-01',
        ends_on: '2099-12-31',
        spans: [{ opens: '10:00', closes: '14:00' }],
      },
    ],
  });

export type ClosureForm = z.output<typeof closureForm>;

const betweenQuery = z
  .object({
    from: requiredDay('Please choose the first day.'),
    to: requiredDay('Please choose the last day.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: wrongOrder });

const crud = crudEndpoints({
  noun: 'a closure',
  record: closure,
  form: closureForm,
  messages: closureMessages,
  summaries: {
    create: 'Add days on which the clinic is closed or has other hours',
    update: 'Change a closure; a last day in the past ends it',
  },
});

export const closures = defineEndpoints(routes.closures, 'front-desk', {
  listPublic: {
    access: 'public',
    summary: 'Days of the coming year with other hours than usual; no day is in two of them',
    output: z.array(specialHours),
  },
  list: { summary: 'All closures, past ones included, newest first', query: pageQuery, output: z.array(closure) },
  listBetween: {
    summary: 'Closures on any of these days; on a day in several of them, the first counts',
    query: betweenQuery,
    output: z.array(closure),
  },
  ...crud,
  preview: { ...makesPreview, summary: 'Preview a closure', body: closureForm },
});

import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  id,
  numberInput,
  optionalDay,
  optionalText,
  pageQuery,
  requiredText,
  untranslated,
  version,
} from './fields.ts';
import * as careerMessages from './messages/careers.ts';
import { limits } from './plain/limits.ts';
import { openingContracts } from './plain/opening-contracts.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';

export const opening = z
  .object({
    id,
    position: z.string(),
    description: z.string(),
    experience: z.number().describe('Years'),
    contract: z.enum(openingContracts).nullable(),
    pay: z.string().nullable(),
    hours: z.string().nullable(),
    place: z.string().nullable().describe('Where the work is; null at the clinic'),
    closes_on: z.iso
      .date()
      .nullable()
      .describe('The last day on which the opening is public, in the clinic’s time zone'),
    created_at: createdAt,
    untranslated,
    version,
  })
  .meta({ id: 'Opening' });

export type Opening = z.output<typeof opening>;

const { min, max } = limits.experienceYears;
const openingForm = z
  .object({
    position: requiredText(limits.title, 'Please enter the position.'),
    description: requiredText(limits.freeText, 'Please describe the position.'),
    experience: numberInput('Please enter the years of experience as a number.').refine(
      (years) => years >= min && years <= max,
      `Please enter ${min} to ${max} years.`,
    ),
    contract: optionalText(limits.name).pipe(
      z.enum(openingContracts, 'Please choose a contract from the list.').nullable(),
    ),
    pay: optionalText(limits.title),
    hours: optionalText(limits.title),
    place: optionalText(limits.title),
    closes_on: optionalDay,
  })
  .meta({ id: 'OpeningForm' });

export type OpeningForm = z.output<typeof openingForm>;

const crud = crudEndpoints({
  noun: 'an opening',
  record: opening,
  form: openingForm,
  messages: careerMessages,
  summaries: {
    get: 'One opening, which may be closed',
    update: 'Change an opening; another last day closes or reopens it',
  },
});

export const careers = defineEndpoints(routes.careers, ['front-desk', careerMessages.notFound], {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'Current openings, newest first',
    output: z.array(opening),
  },
  getPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'One current opening',
    output: opening,
  },
  list: { summary: 'All openings, closed ones included, newest first', query: pageQuery, output: z.array(opening) },
  ...crud,
  preview: { ...makesPreview, summary: 'Preview an opening', body: openingForm.extend({ id: storedId }) },
});

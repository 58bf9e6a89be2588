import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  createdAt,
  id,
  idParams,
  nothing,
  numberInput,
  optionalDay,
  pageQuery,
  requiredText,
  version,
} from './fields.ts';
import { limits } from './limits.ts';
import * as careerMessages from './messages/careers.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';

export const opening = z
  .object({
    id,
    position: z.string(),
    description: z.string(),
    experience: z.number().describe('Years'),
    closes_on: z.iso
      .date()
      .nullable()
      .describe('The last day on which the opening is public, in the clinic’s time zone'),
    created_at: createdAt,
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
    closes_on: optionalDay,
  })
  .meta({ id: 'OpeningForm' });

export type OpeningForm = z.output<typeof openingForm>;

export const careers = {
  list: defineEndpoint({
    ...routes.careers.list,
    access: 'public',
    summary: 'Current openings, newest first',
    output: z.array(opening),
  }),
  get: defineEndpoint({
    ...routes.careers.get,
    access: 'public',
    summary: 'One current opening',
    params: idParams,
    output: opening,
    notFound: careerMessages.notFound,
  }),
  listAll: defineEndpoint({
    ...routes.careers.listAll,
    access: 'front-desk',
    summary: 'All openings, closed ones included, newest first',
    query: pageQuery,
    output: z.array(opening),
  }),
  getAny: defineEndpoint({
    ...routes.careers.getAny,
    access: 'front-desk',
    summary: 'One opening, which may be closed',
    params: idParams,
    output: opening,
    notFound: careerMessages.notFound,
  }),
  create: defineEndpoint({
    ...routes.careers.create,
    access: 'front-desk',
    summary: 'Add an opening',
    body: openingForm,
    output: opening,
    status: 201,
    failure: careerMessages.addFailure,
  }),
  update: defineEndpoint({
    ...routes.careers.update,
    access: 'front-desk',
    summary: 'Change an opening; another last day closes or reopens it',
    params: idParams,
    body: openingForm,
    output: opening,
    conditional: true,
    failure: careerMessages.updateFailure,
    notFound: careerMessages.notFound,
  }),
  remove: defineEndpoint({
    ...routes.careers.remove,
    access: 'front-desk',
    summary: 'Delete an opening; it can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: careerMessages.deleteFailure,
    notFound: careerMessages.notFound,
  }),
  restore: defineEndpoint({
    ...routes.careers.restore,
    access: 'front-desk',
    summary: 'Bring back an opening deleted within the last 30 seconds',
    params: idParams,
    output: opening,
    failure: careerMessages.restoreFailure,
    notFound: careerMessages.cannotRestore,
  }),
  preview: defineEndpoint({
    ...routes.careers.preview,
    ...makesPreview,
    access: 'front-desk',
    summary: 'Preview an opening',
    body: openingForm.extend({ id: storedId }),
  }),
};

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { createdAt, id, idParams, nothing, numberInput, requiredText, version } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

export const career = z
  .object({
    id,
    position: z.string(),
    description: z.string(),
    experience: z.number().describe('Years'),
    created_at: createdAt,
    version,
  })
  .meta({ id: 'Career' });

export type Career = z.output<typeof career>;

const { min, max } = limits.experienceYears;
const newCareer = z
  .object({
    position: requiredText(limits.title, 'Please enter the position.'),
    description: requiredText(limits.freeText, 'Please describe the position.'),
    experience: numberInput('Please enter the years of experience as a number.').refine(
      (years) => years >= min && years <= max,
      `Please enter ${min} to ${max} years.`,
    ),
  })
  .meta({ id: 'NewCareer' });

export const careers = {
  list: defineEndpoint({
    ...routes.careers.list,
    access: 'public',
    summary: 'Current openings, newest first',
    output: z.array(career),
  }),
  get: defineEndpoint({
    ...routes.careers.get,
    access: 'public',
    summary: 'One opening',
    params: idParams,
    output: career,
    notFound: 'Opening not found.',
  }),
  create: defineEndpoint({
    ...routes.careers.create,
    access: 'admin',
    summary: 'Add an opening',
    body: newCareer,
    output: career,
    status: 201,
    failure: messages.careers.addFailure,
  }),
  remove: defineEndpoint({
    ...routes.careers.remove,
    access: 'admin',
    summary: 'Delete an opening; it can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: messages.careers.deleteFailure,
    notFound: 'Opening not found.',
  }),
  restore: defineEndpoint({
    ...routes.careers.restore,
    access: 'admin',
    summary: 'Bring back an opening deleted within the last 30 seconds',
    params: idParams,
    output: career,
    notFound: 'This opening can no longer be brought back.',
  }),
};

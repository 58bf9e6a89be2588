import { z } from 'zod';
import { appointment } from './appointments.ts';
import { defineEndpoint } from './endpoint.ts';
import { idInput, numberInput, requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { review } from './reviews.ts';
import { routes } from './routes.ts';

const { noContact } = messages.patientData;
const contact = requiredText(limits.email, noContact).refine(
  (text) => text.includes('@') || text.replace(/\D/g, '').length >= limits.phone.minDigits,
  noContact,
);

/** In the body and not in the address, which would stand in the browser's history and in logs of proxies. */
const lookUp = z.object({ contact }).meta({ id: 'PatientLookUp' });

const found = z
  .object({
    appointments: z.array(appointment),
    reviews: z.array(review),
  })
  .meta({ id: 'PatientData' });

export type PatientData = z.output<typeof found>;

const ids = z.array(idInput('Please send the ids that were found.')).max(limits.erasedAtOnce);

const erasure = z
  .object({
    contact,
    appointments: ids.describe('Ids of what was found and looked at: all of it, or the answer is 412'),
    reviews: ids,
  })
  .meta({ id: 'Erasure' });

const erased = z
  .object({
    appointments: z.int(),
    reviews: z.int(),
    isComplete: z.boolean().describe('False: the rows are gone, and their traces in the files go by the next morning'),
  })
  .meta({ id: 'Erased' });

export type Erased = z.output<typeof erased>;

const { min, max } = limits.retentionMonths;
const wrongMonths = `Please enter whole months from ${min} to ${max}, or nothing.`;
const months = numberInput(wrongMonths).pipe(z.int(wrongMonths).min(min, wrongMonths).max(max, wrongMonths));

const retention = z
  .object({
    months: z.int().nullable().describe('Null: nothing is erased by itself'),
    /** The rest is about what a run at this moment would erase. */
    before: z.iso.datetime().nullable(),
    appointments: z.int(),
    reviews: z.int(),
  })
  .meta({ id: 'Retention' });

export type Retention = z.output<typeof retention>;

export const patientData = {
  find: defineEndpoint({
    ...routes.patientData.find,
    access: 'admin',
    summary: 'Everything that somebody has sent, by phone or e-mail',
    body: lookUp,
    output: found,
    failure: messages.patientData.findFailure,
  }),
  export: defineEndpoint({
    ...routes.patientData.export,
    access: 'admin',
    summary: 'The same to take away, which the trail tells of',
    body: lookUp,
    output: found,
    errors: ['not-found'],
    failure: messages.patientData.exportFailure,
    notFound: messages.patientData.nothing,
  }),
  erase: defineEndpoint({
    ...routes.patientData.erase,
    access: 'admin',
    summary: 'Erase everything that somebody has sent',
    body: erasure,
    output: erased,
    errors: ['not-found', 'stale'],
    failure: messages.patientData.eraseFailure,
    notFound: messages.patientData.nothing,
  }),
  retention: defineEndpoint({
    ...routes.patientData.retention,
    access: 'admin',
    summary: 'How long data is kept, and what would be erased now: a dry run',
    query: z.object({
      months: months.optional().meta({ description: 'A period to try; the one that is set unless given' }),
    }),
    output: retention,
  }),
  setRetention: defineEndpoint({
    ...routes.patientData.setRetention,
    access: 'admin',
    summary: 'Set how long requests, and reviews that are not on the website, are kept',
    body: z.object({ months: months.nullable() }).meta({ id: 'RetentionPeriod' }),
    output: retention,
    failure: messages.patientData.retentionFailure,
  }),
};

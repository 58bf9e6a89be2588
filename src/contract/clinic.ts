import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const practitioner = z
  .object({
    name: z.string(),
    qualification: z.string(),
    specialty: z.string(),
    description: z.string(),
    biography: z.string(),
    yearsOfExperience: z.int(),
    image: z.string().nullable().describe('A path without a leading slash'),
  })
  .meta({ id: 'Practitioner' });

export const clinicProfile = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().nullable().describe('Null: the phone number'),
    address: z.object({
      street: z.string(),
      locality: z.string(),
      region: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
    timeZone: z.string().describe('IANA name'),
    openingHours: z.array(z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() })),
    socialLinks: z.object({ facebook: z.string(), instagram: z.string(), linkedin: z.string(), twitter: z.string() }),
    darkStyling: z.boolean(),
    startPopup: z.boolean(),
    practitioners: z.array(practitioner),
  })
  .meta({ id: 'ClinicProfile' });

export type ClinicProfile = z.output<typeof clinicProfile>;
export type Practitioner = z.output<typeof practitioner>;

export const clinic = {
  get: defineEndpoint({
    ...routes.clinic.get,
    access: 'public',
    summary: 'The clinic profile',
    output: clinicProfile,
  }),
};

import { z } from 'zod';
import { clinicProfileForm, drawings, weekDays } from './clinic-form.ts';
import { defineEndpoints } from './endpoint.ts';
import { focalPoint, id, identityProof, numberInput, pictureFile, untranslated, version } from './fields.ts';
import * as clinicMessages from './messages/clinic.ts';
import { otherLanguages } from './plain/languages.ts';
import { lockMinutes } from './plain/limits.ts';
import { makesPreview } from './previews.ts';
import { routes } from './routes.ts';

const picturePath = z.string().nullable().describe('A path without a leading slash');

const practitioner = z
  .object({
    id,
    name: z.string(),
    shown: z.boolean().describe('On the website; otherwise the other texts may be empty'),
    qualification: z.string(),
    specialty: z.string(),
    description: z.string(),
    biography: z.string().nullable(),
    registration: z.string().nullable().describe('Number in a register, and what a title such as Dr means'),
    yearsOfExperience: z.int(),
    image: picturePath,
    untranslated,
  })
  .meta({ id: 'Practitioner' });

const heroSlide = z
  .object({
    headline: z.string(),
    sentence: z.string(),
    drawing: z.enum(drawings).describe('Shown when there is no image'),
    image: picturePath,
    alt: z.string().nullable().describe('Alternative text of the image'),
  })
  .meta({ id: 'HeroSlide' });

const otherPhone = z
  .object({ label: z.string().describe('What it is for, such as Home visits'), number: z.string() })
  .meta({ id: 'OtherPhone' });

const openingHours = z
  .object({
    days: z.array(z.enum(weekDays)),
    spans: z
      .array(z.object({ opens: z.string(), closes: z.string() }))
      .describe('Times such as 08:00; empty if closed'),
  })
  .meta({ id: 'OpeningHours' });

export const clinicProfile = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().nullable().describe('Null if it is the phone number'),
    otherPhones: z.array(otherPhone).describe('Beside the phone number'),
    emergencyNumber: z.string(),
    ambulanceNumber: z.string().nullable().describe('Null if it is the emergency number'),
    crisisLine: z.string().nullable().describe('For people who think of harming themselves: name and number'),
    showsReviews: z.boolean().describe('Whether the site shows reviews'),
    languages: z.array(z.enum(otherLanguages)).describe('Languages of the website beside English'),
    address: z.object({
      street: z.string(),
      locality: z.string(),
      region: z.string(),
      postalCode: z.string(),
      country: z.string().describe('Two letters, ISO 3166-1'),
    }),
    mapLink: z.string().nullable().describe('Null for a link that is made from the address'),
    timeZone: z.string().describe('IANA name'),
    currency: z.string().describe('Currency of prices: three letters, ISO 4217'),
    openingHours: z.array(openingHours),
    socialLinks: z
      .object({ facebook: z.string(), instagram: z.string(), linkedin: z.string(), twitter: z.string() })
      .describe('An empty link is not shown'),
    darkStyling: z.boolean(),
    startPopup: z.boolean(),
    practitioners: z.array(practitioner),
    heroSlides: z.array(heroSlide),
    dataProcessors: z.string().nullable().describe('Providers that may process what visitors send'),
    offersTimes: z.boolean().describe('Whether visitors can choose among free times: GET /api/times'),
    retentionMonths: z
      .int()
      .nullable()
      .describe('Retention period of requests and hidden reviews; null to store them until someone erases them'),
    untranslated,
    version,
  })
  .meta({ id: 'ClinicProfile' });

const teamMember = practitioner
  .extend({
    usualRoomId: id.nullable(),
    treatmentIds: z.array(id).describe('Treatments that they give'),
  })
  .meta({ id: 'TeamMember' });

const clinicRecord = clinicProfile.extend({ practitioners: z.array(teamMember) }).meta({ id: 'ClinicRecord' });

/** The profile with what the website does not show. */
export type ClinicRecord = z.output<typeof clinicRecord>;
export type TeamMember = z.output<typeof teamMember>;
export type ClinicProfile = z.output<typeof clinicProfile>;
export type Practitioner = z.output<typeof practitioner>;
export type HeroSlide = z.output<typeof heroSlide>;
export type OpeningHours = z.output<typeof openingHours>;
export type WeekDay = OpeningHours['days'][number];

const twoStepRule = z.object({ required: z.boolean('Please send true or false.') }).meta({ id: 'TwoStepRule' });

const wrongLock = `Please choose ${lockMinutes.join(', ')} minutes.`;

const newPicture = z
  .object({
    place: z.enum(['practitioners', 'slides'], 'Please say what the picture is for: practitioners or slides.'),
    image: pictureFile,
  })
  .meta({ id: 'NewClinicPicture' });

const pictureCut = z
  .object({
    place: newPicture.shape.place,
    image: z.string('Please upload the picture first.').describe('Path of a picture of the profile'),
    focus: focalPoint,
  })
  .meta({ id: 'ClinicPictureCut' });

const lock = z
  .object({
    minutes: numberInput(wrongLock).pipe(
      z.union(
        lockMinutes.map((minutes) => z.literal(minutes)),
        wrongLock,
      ),
    ),
  })
  .meta({ id: 'LockTime', examples: [{ minutes: 15 }] });

export const clinic = defineEndpoints(routes.clinic, 'owner', {
  getPublic: { inLanguages: true, access: 'public', summary: 'The clinic profile', output: clinicProfile },
  get: {
    summary: 'The clinic profile with all practitioners, also those whom the website does not show',
    output: clinicRecord,
  },
  update: {
    summary:
      'Change the clinic profile; practitioners that it does not list leave, and pictures that it no longer uses are deleted',
    body: clinicProfileForm
      .extend({
        visitTimes: z
          .enum(['clock', 'moments'])
          .exactOptional()
          .describe('With a new time zone: whether visits ahead keep their time on the clock, or their moment'),
      })
      .meta({ id: 'ClinicProfileChange' }),
    output: clinicRecord,
    conditional: true,
    failure: clinicMessages.saveFailure,
  },
  cutPicture: {
    summary:
      'Cut a picture of the profile around another point; the answer is a new picture, which the profile may name',
    body: pictureCut,
    output: z.object({ image: z.string().describe('Path for the profile') }),
    status: 201,
  },
  addPicture: {
    summary: 'Upload a picture for the clinic profile; it is deleted unless the profile uses it within a day',
    body: newPicture,
    output: z.object({ image: z.string().describe('A path without a leading slash') }),
    status: 201,
    failure: clinicMessages.uploadFailure,
  },
  preview: { ...makesPreview, summary: 'Preview the clinic profile', body: clinicProfileForm },
  setLock: {
    summary: 'After how many minutes without activity sessions are locked',
    body: lock,
    output: lock,
    failure: clinicMessages.saveFailure,
  },
  setTwoStepRule: {
    summary:
      'Whether owners must use two-step sign-in, with password and code; those without it set it up before anything else',
    body: twoStepRule.extend(identityProof).meta({ id: 'TwoStepRuleChange' }),
    output: twoStepRule,
    errors: ['too-many'],
    failure: clinicMessages.saveFailure,
  },
});

import { z } from 'zod';
import { emailFormat, optionalText, requiredText, wholeNumber } from './fields.ts';
import { clinicLimits, treatmentLimits } from './plain/clinic-limits.ts';
import { otherLanguages } from './plain/languages.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { pictureFile } from './plain/picture-name.ts';

const { experienceYears } = limits;

export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The project's own drawings, for slides without a picture. */
export const drawings = ['shoulder', 'spine', 'knee'] as const;

const missingPhone = 'Please enter the phone number of the clinic.';
const phoneShape = /^\+\d[\d ()./-]*$/;
const phoneSentence = 'Please enter the number with its country code, like +91 98765 43210.';
const isPhone = (text: string) =>
  phoneShape.test(text) && text.replace(/\D/g, '').length >= serverLimits.phone.minDigits;

const phoneNumber = (missing: string) => requiredText(serverLimits.phone.max, missing).refine(isPhone, phoneSentence);
const phone = phoneNumber(missingPhone);
const whatsapp = optionalText(serverLimits.phone.max).refine((text) => text === null || isPhone(text), phoneSentence);

const otherPhones = z
  .array(
    z.object({
      label: requiredText(clinicLimits.phoneLabel, 'Please say what the number is for.'),
      number: phoneNumber('Please enter the phone number.'),
    }),
  )
  .max(clinicLimits.otherPhones, `Please list at most ${clinicLimits.otherPhones} other numbers.`)
  .exactOptional()
  .describe('Left as they are if missing');

const shortNumber = /^\d{2,6}$/;
const shortNumberSentence = 'Please enter a short number like 112.';
const emergencyNumber = requiredText(serverLimits.phone.max, 'Please enter the emergency number.').regex(
  shortNumber,
  shortNumberSentence,
);
const ambulanceNumber = optionalText(serverLimits.phone.max).refine(
  (text) => text === null || shortNumber.test(text),
  shortNumberSentence,
);

const crisisLine = optionalText(clinicLimits.addressLine)
  .refine((text) => text === null || /\d/.test(text), 'Please enter the name and the number, like Samaritans 116 123.')
  .exactOptional()
  .describe('Left as it is if missing');

const showsReviews = z.boolean('Please choose yes or no.').exactOptional().describe('Left as it is if missing');

const languages = z
  .array(z.enum(otherLanguages, 'Please choose languages from the list.'))
  .transform((chosen) => otherLanguages.filter((language) => chosen.includes(language)))
  .exactOptional()
  .describe('Left as they are if missing');

const address = z.object({
  street: requiredText(clinicLimits.addressLine, 'Please enter the street and the number.'),
  locality: requiredText(clinicLimits.addressLine, 'Please enter the city or town.'),
  region: requiredText(clinicLimits.addressLine, 'Please enter the state.'),
  postalCode: requiredText(clinicLimits.postalCode, 'Please enter the postal code.'),
  country: z.string('Please choose the country.').regex(/^[A-Z]{2}$/, 'Please choose the country.'),
});

const timeZone = requiredText(64, 'Please choose the time zone.').refine(
  isTimeZone,
  'Please choose a time zone from the list, like Asia/Kolkata.',
);

function isTimeZone(name: string) {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return /^[A-Z]/i.test(known); // an offset such as +05:30 has no daylight saving time
  } catch {
    return false;
  }
}

const currency = z
  .string('Please choose the currency.')
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Please choose the currency.')
  .exactOptional()
  .describe('Left as it is if missing');

const time = z.string('Please enter a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 09:30.');

const span = z.object({ opens: time, closes: time }).refine(({ opens, closes }) => opens < closes, {
  message: 'Closing has to be later than opening.',
  path: ['closes'],
});

export type Span = z.output<typeof span>;

/** The hours of one day, in their order. */
export const spans = z
  .array(span)
  .max(clinicLimits.spansADay, `Please use at most ${clinicLimits.spansADay} times a day.`)
  .check(({ value, issues }) => {
    value.forEach(({ opens, closes }, index) => {
      const overlaps = value.slice(0, index).some((other) => opens < other.closes && other.opens < closes);
      if (overlaps) issues.push(problemAt([index, 'opens'], 'These hours overlap with the ones above.', value));
    });
  })
  .transform((list) => list.toSorted((a: Span, b: Span) => a.opens.localeCompare(b.opens)));

export const openingHours = z
  .array(
    z.object({
      days: z
        .array(z.enum(weekDays, 'Please choose days of the week.'))
        .min(1, 'Please choose at least one day.')
        .transform((days) => weekDays.filter((day) => days.includes(day))),
      spans,
    }),
  )
  .max(weekDays.length, 'A week has seven days, so please use at most seven rows.')
  .check(({ value, issues }) => {
    value.forEach(({ days }, index) => {
      const before = new Set(value.slice(0, index).flatMap((row) => row.days));
      const again = days.find((day) => before.has(day));
      if (again) issues.push(problemAt([index, 'days'], `${again} is in another row already.`, value));
    });
  });

function problemAt(path: (string | number)[], message: string, input: unknown) {
  return { code: 'custom' as const, path, message, input };
}

const link = optionalText(serverLimits.url).pipe(
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Please enter an address that starts with https://.',
    })
    .nullable(),
);

/** An omitted link is stored as an empty string. */
const socialLink = link.transform((address) => address ?? '');

const mapLink = link.exactOptional().describe('Left as it is if missing');

const picture = (folder: string) =>
  z
    .string()
    .regex(new RegExp(`^uploads/${folder}/${pictureFile}$`), 'Please upload the picture first.')
    .nullable();

const years = `Please enter the years as a whole number from ${experienceYears.min} to ${experienceYears.max}.`;

const yearsOfExperience = wholeNumber(years, experienceYears);

const person = z.object({
  id: z
    .int()
    .nullish()
    .describe('Id of a practitioner whom the profile has listed before; without it, the name decides who this is'),
  name: requiredText(limits.name, 'Please enter the name.'),
  biography: optionalText(limits.freeText),
  registration: optionalText(clinicLimits.registration),
  image: picture('practitioners'),
  usualRoomId: z.int().nullable().exactOptional().describe('Where their visits are as long as it is free'),
  treatmentIds: z
    .array(z.int())
    .max(treatmentLimits.rows)
    .exactOptional()
    .describe(
      'All treatments that they give. Without it they go on giving what they give, and a new one what everyone gives',
    ),
});

const blankable = (max: number) => optionalText(max).transform((text) => text ?? '');

/** A name is all that the clinic needs; the website shows more. */
const practitioner = z.discriminatedUnion('shown', [
  person.extend({
    shown: z.literal(true).optional().describe('On the website, unless this says false'),
    qualification: requiredText(limits.name, 'Please enter the qualification.'),
    specialty: requiredText(limits.name, 'Please enter the specialty.'),
    description: requiredText(clinicLimits.shortText, 'Please enter a short description.'),
    yearsOfExperience,
  }),
  person.extend({
    shown: z.literal(false),
    image: picture('practitioners').default(null),
    qualification: blankable(limits.name),
    specialty: blankable(limits.name),
    description: blankable(clinicLimits.shortText),
    yearsOfExperience: z.union([z.literal('').transform(() => 0), yearsOfExperience], years).default(0),
  }),
]);

const countWords = (text: string) => text.split(/\s+/).length;

const heroSlide = z
  .object({
    headline: requiredText(clinicLimits.headline.characters, 'Please enter a headline.').refine(
      (text) => countWords(text) <= clinicLimits.headline.words,
      `Please use at most ${clinicLimits.headline.words} words.`,
    ),
    sentence: requiredText(clinicLimits.sentence, 'Please enter a sentence.'),
    drawing: z.enum(drawings, 'Please choose one of the drawings.'),
    image: picture('slides'),
    alt: optionalText(clinicLimits.alt),
  })
  .refine(({ image, alt }) => image === null || alt !== null, {
    message: 'Please say in a few words what the picture shows.',
    path: ['alt'],
  });

/** The part of the clinic profile that administrators edit. */
export const clinicProfileForm = z
  .object({
    name: requiredText(clinicLimits.name, 'Please enter the name of the clinic.'),
    email: requiredText(serverLimits.email, 'Please enter the e-mail address of the clinic.').pipe(emailFormat),
    phone,
    whatsapp,
    otherPhones,
    emergencyNumber,
    ambulanceNumber,
    crisisLine,
    showsReviews,
    languages,
    address,
    mapLink,
    timeZone,
    currency,
    openingHours,
    socialLinks: z.object({ facebook: socialLink, instagram: socialLink, linkedin: socialLink, twitter: socialLink }),
    dataProcessors: optionalText(clinicLimits.shortText),
    darkStyling: z.boolean('Please choose yes or no.'),
    startPopup: z.boolean('Please choose yes or no.'),
    practitioners: z
      .array(practitioner)
      .max(clinicLimits.practitioners, `Please list at most ${clinicLimits.practitioners} practitioners.`),
    heroSlides: z
      .array(heroSlide)
      .min(1, 'Please keep at least one slide.')
      .max(clinicLimits.slides, `Please use at most ${clinicLimits.slides} slides.`),
  })
  .meta({ id: 'ClinicProfileForm' });

export type ClinicProfileForm = z.output<typeof clinicProfileForm>;
export type PractitionerForm = ClinicProfileForm['practitioners'][number];

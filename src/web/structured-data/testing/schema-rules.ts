import { z } from 'zod';

// Vocabulary of schema.org, and requirements of Google's documentation, for each thing that our pages describe, as of
// November 2026: https://schema.org/<type> and
// https://developers.google.com/search/docs/appearance/structured-data/<feature>. Strict, so that a property that does
// not exist, or that we never mean to claim (a rating of ourselves), is a mistake.

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function thing<T extends string, S extends z.core.$ZodShape>(type: T, properties: S) {
  return z.strictObject({ '@type': z.literal(type), ...properties });
}

/** A page's own thing says whose terms it uses. */
function topic<T extends string, S extends z.core.$ZodShape>(type: T, properties: S) {
  return thing(type, { '@context': z.literal('https://schema.org'), ...properties });
}

const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: text,
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const organization = thing('Organization', { '@id': url, name: text, url, sameAs: url, logo: url });

const openingHours = thing('OpeningHoursSpecification', {
  dayOfWeek: z.array(z.enum(days)).min(1),
  opens: time,
  closes: time,
});

const specialHours = thing('OpeningHoursSpecification', {
  opens: time,
  closes: time,
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
});

const offer = thing('Offer', {
  name: text,
  priceSpecification: thing('PriceSpecification', {
    minPrice: z.number().min(0),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  }),
});

/** Follows the examples for places that can be booked: https://schema.org/ReserveAction */
const reservation = thing('ReserveAction', {
  target: thing('EntryPoint', {
    urlTemplate: url,
    actionPlatform: z.array(z.enum(['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'])),
  }),
  result: thing('Reservation', { name: text }),
});

const telephone = z.string().regex(/^\+\d/, 'needs its country code');
const contactPoint = thing('ContactPoint', { contactType: text, telephone });

/** local-business: name and address are required; the rest is recommended. */
const physiotherapy = topic('Physiotherapy', {
  '@id': url,
  name: text,
  address: postalAddress,
  url,
  telephone,
  contactPoint: z.array(contactPoint).min(1).optional(),
  openingHoursSpecification: z.array(openingHours),
  specialOpeningHoursSpecification: z.array(specialHours).min(1).optional(),
  image: url,
  logo: url,
  sameAs: z.array(url),
  hasMap: url.optional(),
  makesOffer: z.array(offer).min(1).optional(),
  potentialAction: reservation.optional(),
});

/** site-name: name and url of the home page. */
const website = topic('WebSite', { '@id': url, name: text, url: url.endsWith('/') });

/** breadcrumb: at least two places, each with position and name, and all but the last with an address. */
const breadcrumbList = topic('BreadcrumbList', {
  itemListElement: z
    .array(thing('ListItem', { position: z.int(), name: text, item: url.optional() }))
    .min(2)
    .refine((places) => places.every(({ position }, index) => position === index + 1), 'are numbered from 1')
    .refine((places) => places.slice(0, -1).every(({ item }) => item), 'have addresses, but for the last'),
});

/** article: nothing is required; these are recommended, the author with a url. */
const blogPosting = topic('BlogPosting', {
  headline: text,
  description: text,
  url,
  datePublished: instant,
  dateModified: instant,
  author: z.union([organization, thing('Person', { name: text })]),
  publisher: organization,
  inLanguage: text,
  image: url.optional(),
});

const employmentType = z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']);

/** job-posting: title, description in HTML, datePosted, hiringOrganization and jobLocation with its country are required. */
const jobPosting = topic('JobPosting', {
  title: text,
  description: z.string().regex(/^<p>[^]+<\/p>$/),
  datePosted: instant,
  validThrough: z.iso.date().optional(),
  hiringOrganization: organization,
  jobLocation: thing('Place', { name: text.optional(), address: postalAddress }),
  employmentType: z.union([employmentType, z.array(employmentType).min(1)]).optional(),
  workHours: text.optional(),
  identifier: thing('PropertyValue', { name: text, value: text }),
  url,
  experienceRequirements: thing('OccupationalExperienceRequirements', {
    monthsOfExperience: z.int().min(1),
  }).optional(),
});

const point = <T extends string>(type: T) => thing(type, { name: text.optional(), description: text });

/** Google has no feature for it; schema.org gives the properties and their types. */
const medicalWebPage = topic('MedicalWebPage', {
  name: text,
  url,
  inLanguage: text,
  audience: thing('MedicalAudience', { audienceType: text }),
  publisher: organization,
  datePublished: z.iso.date().optional(),
  citation: z
    .array(thing('CreativeWork', { name: text, url: url.optional() }))
    .min(1)
    .optional(),
  lastReviewed: z.iso.date().optional(),
  reviewedBy: thing('Person', { name: text }).optional(),
  about: z.discriminatedUnion('@type', [
    thing('MedicalCondition', {
      name: text,
      description: text,
      image: url.optional(),
      signOrSymptom: z.array(point('MedicalSignOrSymptom')).min(1),
      riskFactor: z.array(point('MedicalRiskFactor')).min(1),
      possibleTreatment: z.array(point('MedicalTherapy')).min(1),
      expectedPrognosis: text.optional(),
    }),
    thing('MedicalTherapy', {
      name: text,
      description: text.optional(),
      howPerformed: text.optional(),
      contraindication: text.optional(),
    }),
  ]),
});

const webPage = topic('WebPage', {
  name: text,
  url,
  dateModified: instant,
  publisher: organization,
  inLanguage: text,
});

const known = z.discriminatedUnion('@type', [
  physiotherapy,
  website,
  breadcrumbList,
  blogPosting,
  jobPosting,
  medicalWebPage,
  webPage,
]);

/** Lists the mistakes in a page's structured data, one per line. */
export function findMistakes(data: unknown): string[] {
  const { error } = known.safeParse(data);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

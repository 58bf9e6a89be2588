import type { Blog } from '#contract/blogs.ts';
import type { Opening } from '#contract/careers.ts';
import type { ClinicProfile, OpeningHours } from '#contract/clinic.ts';
import type { SpecialHours } from '#contract/closures.ts';
import type { Condition, LongText } from '#contract/conditions.ts';
import type { PublishedPage } from '#contract/pages.ts';
import { cardOf } from '#contract/plain/share-cards.ts';
import type { TreatmentPage } from '#contract/treatments.ts';
import { linesOf, sourceOf } from '#web/content/lines.ts';
import { paragraphsToHtml } from '#web/markup.ts';
import { iconAddress } from '#web/shell/icon-address.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { language, locale } from '#words/locale.ts';
import { appointment } from '#words/site.ts';
import type { Site, Thing } from './structured-data.tsx';

interface ClinicDetails {
  openingHours: readonly OpeningHours[];
  /** Days with other hours, now and to come. */
  closures?: readonly SpecialHours[];
  /** Treatments whose prices the page names. */
  priced?: readonly Priced[];
}

/** The clinic as a place, for the pages about it. Search engines do not accept reviews on the reviewed business's own site. */
export function describeClinic(site: Site, details: ClinicDetails): Thing {
  const { clinic, links = {}, look, siteUrl } = site;
  const { openingHours, closures = [], priced = [] } = details;
  return {
    '@type': 'Physiotherapy',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    url: `${siteUrl}/`,
    telephone: clinic.phone,
    ...(clinic.otherPhones.length > 0 && { contactPoint: clinic.otherPhones.map(describePhone) }),
    address: describeAddress(clinic.address),
    openingHoursSpecification: openingHours.flatMap(describeHours),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures.flatMap(describeSpecialHours) }),
    image: siteUrl + cardOf('/', { ...clinic, hue: look?.hue }, '', language).path,
    logo: logoOf(site),
    sameAs: Object.values(links),
    ...(priced.length > 0 && { makesOffer: priced.map(describeOffer) }),
    ...(clinic.offersTimes && { potentialAction: describeReservation(siteUrl) }),
  };
}

function describePhone({ label, number }: ClinicProfile['otherPhones'][number]): Thing {
  return { '@type': 'ContactPoint', contactType: label, telephone: number };
}

/** Reservation action of schema.org: a time is chosen, and the clinic confirms it. */
function describeReservation(siteUrl: string): Thing {
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: siteUrl + pageAddress(`/appointment`),
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    result: { '@type': 'Reservation', name: appointment },
  };
}

/** A treatment with its lowest price, in minor units of the currency. */
export interface Priced {
  name: string;
  price: { amount: number; currency: string };
}

function describeOffer({ name, price: { amount, currency } }: Priced): Thing {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const minPrice = amount / 10 ** maximumFractionDigits;
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: currency },
  };
}

const logoOf = ({ icons, logo, siteUrl }: Site) => siteUrl + (logo ? `/${logo.path}` : iconAddress(512, icons));

/** The clinic as author, publisher or employer. */
function describeOrganization(site: Site): Thing {
  const { clinic, siteUrl } = site;
  return {
    '@type': 'Organization',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    url: `${siteUrl}/`,
    sameAs: `${siteUrl}/`,
    logo: logoOf(site),
  };
}

export function describeWebsite({ clinic, siteUrl }: Site): Thing {
  return { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: clinic.name, url: `${siteUrl}/` };
}

function describeAddress(address: ClinicProfile['address']): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/** Days without an entry are closed. */
function describeHours({ days, spans }: OpeningHours): Thing[] {
  return spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...span }));
}

/** Google reads a day that opens and closes at midnight as closed. */
const closed = { opens: '00:00', closes: '00:00' };

function describeSpecialHours({ starts_on, ends_on, spans }: SpecialHours): Thing[] {
  const days = { validFrom: starts_on, validThrough: ends_on };
  const times = spans.length > 0 ? spans : [closed];
  return times.map((span) => ({ '@type': 'OpeningHoursSpecification', ...span, ...days }));
}

/** Identifies the clinic across pages. */
function clinicId(siteUrl: string) {
  return `${siteUrl}/#clinic`;
}

/** `preview` as in `previewOf`. */
type Article = Pick<Blog, 'title' | 'slug' | 'preview' | 'image_url' | 'author' | 'updated_at'> & { published: string };

export function describeArticle(article: Article, site: Site): Thing {
  const clinic = describeOrganization(site);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.preview,
    url: site.siteUrl + pageAddress(`/blog/${encodeURIComponent(article.slug)}`),
    datePublished: article.published,
    dateModified: article.updated_at,
    author: article.author ? { '@type': 'Person', name: article.author } : clinic,
    publisher: clinic,
    inLanguage: language,
    ...(article.image_url && { image: `${site.siteUrl}/${article.image_url}` }),
  };
}

/** A page of the clinic's own, such as a legal notice. */
export function describePage(page: Pick<PublishedPage, 'title' | 'slug' | 'updated_at'>, site: Site): Thing {
  return {
    '@type': 'WebPage',
    name: page.title,
    url: site.siteUrl + pageAddress(`/pages/${encodeURIComponent(page.slug)}`),
    dateModified: page.updated_at,
    publisher: describeOrganization(site),
    inLanguage: language,
  };
}

/** The employment type is left out because it is unknown. */
const employmentTypes: Record<NonNullable<Opening['contract']>, string | string[]> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'full-or-part-time': ['FULL_TIME', 'PART_TIME'],
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

export function describeOpening(opening: Opening, site: Site): Thing {
  const months = Math.round(opening.experience * 12);
  return {
    '@type': 'JobPosting',
    title: opening.position,
    description: paragraphsToHtml(opening.description),
    identifier: { '@type': 'PropertyValue', name: site.clinic.name, value: String(opening.id) },
    url: site.siteUrl + pageAddress(`/career/${opening.id}`),
    datePosted: opening.created_at,
    ...(opening.closes_on && { validThrough: opening.closes_on }),
    hiringOrganization: describeOrganization(site),
    jobLocation: {
      '@type': 'Place',
      ...(opening.place && { name: opening.place }),
      address: describeAddress(site.clinic.address),
    },
    ...(opening.contract && { employmentType: employmentTypes[opening.contract] }),
    ...(opening.hours && { workHours: opening.hours }),
    ...(months > 0 && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
    }),
  };
}

/** A page for patients about a condition, and the condition itself. */
export function describeCondition(condition: Condition, site: Site): Thing {
  const { id, name, description, image, written_on, course } = condition;
  return {
    ...describeHealthPage(condition, site),
    name,
    url: site.siteUrl + pageAddress(`/conditions/${id}`),
    ...(written_on && { datePublished: written_on }),
    about: {
      '@type': 'MedicalCondition',
      name,
      description,
      ...(image && { image: `${site.siteUrl}/uploads/conditions/${image}` }),
      signOrSymptom: describePoints('MedicalSignOrSymptom', condition.symptoms),
      riskFactor: describePoints('MedicalRiskFactor', condition.causes),
      possibleTreatment: describePoints('MedicalTherapy', condition.treatment),
      ...(course && { expectedPrognosis: course }),
    },
  };
}

function describeSource(line: string): Thing {
  const { title, address } = sourceOf(line);
  return { '@type': 'CreativeWork', name: title, ...(address && { url: address }) };
}

function describePoints(type: string, text: LongText): Thing[] {
  if (typeof text === 'string') return [{ '@type': type, description: text }];
  return text.map(({ title, description }) => ({ '@type': type, name: title, description }));
}

/** A page for patients about a treatment, and the treatment itself. */
export function describeTreatment(treatment: TreatmentPage, site: Site): Thing {
  const { treatment_description: name, slug, what, happens, not_if } = treatment;
  return {
    ...describeHealthPage(treatment, site),
    name,
    url: site.siteUrl + pageAddress(`/treatments/${encodeURIComponent(slug)}`),
    about: {
      '@type': 'MedicalTherapy',
      name,
      ...(what && { description: what }),
      ...(happens && { howPerformed: happens }),
      ...(not_if && { contraindication: not_if }),
    },
  };
}

type HealthPage = Pick<Condition, 'reviewed_on' | 'reviewed_by' | 'sources'>;

function describeHealthPage({ reviewed_on, reviewed_by, sources }: HealthPage, site: Site) {
  return {
    '@type': 'MedicalWebPage',
    inLanguage: language,
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    publisher: describeOrganization(site),
    ...(sources && { citation: linesOf(sources).map(describeSource) }),
    // A date without a name is no review.
    ...(reviewed_on &&
      reviewed_by && { lastReviewed: reviewed_on, reviewedBy: { '@type': 'Person', name: reviewed_by } }),
  };
}

interface Crumb {
  to: string;
  label: string;
}

/** The path to the current page, which needs no address itself. */
export function describeTrail(trail: readonly Crumb[], current: string, { siteUrl }: Pick<Site, 'siteUrl'>): Thing {
  const above = trail.map(({ to, label }, index) => ({ ...place(index, label), item: siteUrl + pageAddress(to) }));
  return { '@type': 'BreadcrumbList', itemListElement: [...above, place(trail.length, current)] };
}

function place(index: number, name: string) {
  return { '@type': 'ListItem', position: index + 1, name };
}

import type { ClinicProfile, OpeningHours } from '#contract/clinic.ts';
import logo from '#web/art/icon-512.png?no-inline';
import shareCard from '#web/art/share-card.png?no-inline';
import type { Site, Thing } from './thing.ts';

/** The clinic as a place with a door: for the pages that are about it. Reviews of oneself are nothing to boast with here. */
export function describeClinic({ clinic, siteUrl }: Site): Thing {
  return {
    '@type': 'Physiotherapy',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    url: `${siteUrl}/`,
    telephone: clinic.phone,
    address: describeAddress(clinic.address),
    openingHoursSpecification: clinic.openingHours.flatMap(describeHours),
    image: siteUrl + shareCard,
    logo: siteUrl + logo,
    sameAs: Object.values(clinic.socialLinks).filter(Boolean),
  };
}

/** The clinic as whoever wrote or offers something. */
export function describeOrganization({ clinic, siteUrl }: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': clinicId(siteUrl),
    name: clinic.name,
    url: `${siteUrl}/`,
    sameAs: `${siteUrl}/`,
    logo: siteUrl + logo,
  };
}

export function describeWebsite({ clinic, siteUrl }: Site): Thing {
  return { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: clinic.name, url: `${siteUrl}/` };
}

export function describeAddress(address: ClinicProfile['address']): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/** Days without hours are closed. */
function describeHours({ days, spans }: OpeningHours): Thing[] {
  return spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...span }));
}

/** Tells programs that it is the same clinic on every page. */
function clinicId(siteUrl: string) {
  return `${siteUrl}/#clinic`;
}

import type { Opening } from '#contract/careers.ts';
import { paragraphsToHtml } from '#web/markup.ts';
import { describeAddress, describeOrganization } from './clinic.ts';
import type { Site, Thing } from './thing.ts';

/** Says only what is known, and so not whether it is full time. */
export function describeOpening(opening: Opening, site: Site): Thing {
  return {
    '@type': 'JobPosting',
    title: opening.position,
    description: paragraphsToHtml(opening.description),
    identifier: { '@type': 'PropertyValue', name: site.clinic.name, value: String(opening.id) },
    url: `${site.siteUrl}/career/${opening.id}`,
    datePosted: opening.created_at,
    ...(opening.closes_on && { validThrough: opening.closes_on }),
    hiringOrganization: describeOrganization(site),
    jobLocation: { '@type': 'Place', address: describeAddress(site.clinic.address) },
    ...(opening.experience > 0 && { experienceRequirements: describeExperience(opening.experience) }),
  };
}

function describeExperience(years: number): Thing {
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(years * 12) };
}

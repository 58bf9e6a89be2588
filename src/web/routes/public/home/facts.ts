import type { ClinicProfile } from '#contract/clinic.ts';
import type { Page } from '#contract/endpoint.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import { describeMainHours } from '#web/shell/opening-hours.ts';

/** What can be said of the clinic in figures. What is not known is left out, never made up. */
export interface Facts {
  years: number;
  treatments: number;
  rating: { average: string; count: number } | undefined;
  hours: { times: string; days: string } | undefined;
}

export function gatherFacts(clinic: ClinicProfile, treatments: number, reviews: Page<ApprovedReview[]>): Facts {
  return {
    years: Math.max(0, ...clinic.practitioners.map((practitioner) => practitioner.yearsOfExperience)),
    treatments,
    rating: rate(reviews),
    hours: describeMainHours(clinic.openingHours),
  };
}

function rate({ body, total }: Page<ApprovedReview[]>): Facts['rating'] {
  if (body.length === 0) return undefined;
  const sum = body.reduce((stars, review) => stars + review.rating, 0);
  return { average: (sum / body.length).toFixed(1), count: Math.max(total, body.length) };
}

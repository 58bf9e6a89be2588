import type { ClinicProfile } from '#contract/clinic.ts';
import type { Ratings } from '#contract/reviews.ts';
import { describeMainHours } from '#web/shell/opening-hours.ts';

/** What can be said of the clinic in figures. What is not known is left out, never made up. */
export interface Facts {
  years: number;
  treatments: number;
  rating: { average: string; count: number } | undefined;
  hours: { times: string; days: string } | undefined;
}

export function gatherFacts(clinic: ClinicProfile, treatments: number, ratings: Ratings | null): Facts {
  return {
    years: Math.max(0, ...clinic.practitioners.map((practitioner) => practitioner.yearsOfExperience)),
    treatments,
    rating: rate(ratings),
    hours: describeMainHours(clinic.openingHours),
  };
}

function rate(ratings: Ratings | null): Facts['rating'] {
  if (!ratings || ratings.average === null) return undefined;
  return { average: ratings.average.toFixed(1), count: ratings.count };
}

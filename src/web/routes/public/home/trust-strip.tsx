import './trust-strip.css';
import type { ReactNode } from 'react';
import type { ClinicProfile } from '#contract/clinic.ts';
import type { SpecialHours } from '#contract/closures.ts';
import type { Ratings } from '#contract/reviews.ts';
import { describeMainHours, describeToday } from '#web/shell/opening-hours.ts';
import { Star } from '#web/ui/drawings/stars.tsx';

export function TrustStrip({ facts: { years, treatments, rating, hours } }: { facts: Facts }) {
  return (
    <section className="trust" aria-label="At a glance">
      <dl className="wrap num">
        {years > 0 && <Fact figure={`${years}+`}>years of experience</Fact>}
        {treatments > 0 && <Fact figure={treatments}>therapies and services</Fact>}
        {rating && (
          <Fact
            figure={
              <>
                {rating.average} <Star filled={1} />
                <span className="visually-hidden">out of 5 stars</span>
              </>
            }
          >
            {rating.count === 1 ? 'from 1 review' : `from ${rating.count} reviews`}
          </Fact>
        )}
        {hours && (
          <Fact figure={hours.times}>
            {hours.days}
            {hours.reason && (
              <>
                : <bdi>{hours.reason}</bdi>
              </>
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Screen readers read the figure after its label; on screen it is above it. */
function Fact({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

type Facts = ReturnType<typeof gatherFacts>;

/** The clinic in figures. What is unknown is left out. */
export function gatherFacts(
  clinic: ClinicProfile,
  treatments: number,
  ratings: Ratings | null,
  closures: readonly SpecialHours[],
) {
  return {
    years: Math.max(0, ...clinic.practitioners.map((practitioner) => practitioner.yearsOfExperience)),
    treatments,
    rating: rate(ratings),
    hours: describeToday(closures) ?? describeMainHours(clinic.openingHours),
  };
}

function rate(ratings: Ratings | null) {
  if (!ratings || ratings.average === null) return undefined;
  return { average: ratings.average.toFixed(1), count: ratings.count };
}

import './trust-strip.css';
import type { ReactNode } from 'react';
import type { ClinicProfile } from '#contract/clinic.ts';
import type { SpecialHours } from '#contract/closures.ts';
import type { Ratings } from '#contract/reviews.ts';
import { rate } from '#web/reviews/rate.ts';
import { describeMainHours, describeToday } from '#web/shell/opening-hours.ts';
import { Star } from '#web/ui/drawings/stars.tsx';
import * as words from '#words/home.ts';

export function TrustStrip({ facts: { years, treatments, rating, hours } }: { facts: Facts }) {
  return (
    <section className="trust" aria-label={words.atAGlance}>
      <dl className="wrap num">
        {years > 0 && <Fact figure={`${years}+`}>{words.years}</Fact>}
        {treatments > 0 && <Fact figure={treatments}>{words.offers}</Fact>}
        {rating && (
          <Fact
            figure={
              <>
                {rating.words} <Star filled={1} />
                <span className="visually-hidden">{words.outOfFive}</span>
              </>
            }
          >
            {words.fromReviews(rating.count)}
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

import './trust-strip.css';
import type { ReactNode } from 'react';
import { Star } from '#web/ui/drawings/stars.tsx';
import type { Facts } from './facts.ts';

export function TrustStrip({ facts: { years, treatments, rating, hours } }: { facts: Facts }) {
  return (
    <section className="trust" aria-label="The clinic in short">
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
        {hours && <Fact figure={hours.times}>{hours.days}</Fact>}
      </dl>
    </section>
  );
}

/** The figure is read after its words, and stands above them. */
function Fact({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

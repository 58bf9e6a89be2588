import './related-conditions.css';
import { Link } from 'react-router';
import type { ConditionEntry } from '#contract/conditions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConditionLinks } from '../condition-links.tsx';

/** Others of the same body area. */
export function RelatedConditions({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <section className="section band related-conditions" aria-labelledby="related">
      <div className="wrap">
        <div className="section-head">
          <h2 id="related">Related conditions</h2>
        </div>
        <ConditionLinks conditions={conditions} />
        <Link className="link-on" to="/conditions">
          See all conditions
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

import './related-conditions.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { ConditionLinks } from '../condition-links.tsx';

/** Others of the same body area. */
export function RelatedConditions({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <section className="section band-pine related-conditions" aria-labelledby="related">
      <div className="wrap">
        <div>
          <h2 id="related">Related conditions</h2>
          <Link className="link-on" to="/conditions">
            See all conditions
            <Icon name="arrow" />
          </Link>
        </div>
        <ConditionLinks conditions={conditions} />
      </div>
    </section>
  );
}

import type { Condition } from '#contract/conditions.ts';
import { formatDay } from './dates.ts';

/** Names the clinician who last checked a text about health, or says that none has. */
export function LastReview({ reviewed_on, reviewed_by }: Pick<Condition, 'reviewed_on' | 'reviewed_by'>) {
  if (!reviewed_on || !reviewed_by) return <p>Not yet checked by a clinician.</p>;
  return (
    <p className="num">
      Last reviewed <time dateTime={reviewed_on}>{formatDay(reviewed_on, 'UTC')}</time> by {reviewed_by}
    </p>
  );
}

import type { Condition } from '#contract/conditions.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/site.ts';
import { formatDay } from './dates.ts';

/** Names the clinician who last checked a text about health, or says that none has. */
export function LastReview({ reviewed_on, reviewed_by }: Pick<Condition, 'reviewed_on' | 'reviewed_by'>) {
  if (!reviewed_on || !reviewed_by) return <p>{words.notYetChecked}</p>;
  return (
    <p className="num">
      <Sentence
        words={words.lastReviewed}
        fields={{ day: <time dateTime={reviewed_on}>{formatDay(reviewed_on, 'UTC')}</time>, name: reviewed_by }}
      />
    </p>
  );
}

import { Differences } from '#web/admin/saving/differences.tsx';
import { GoneNotice } from '#web/admin/saving/gone-notice.tsx';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { fieldId } from './opening-form.tsx';
import { type OpeningValues, openingFields, openingLabels, valuesOf } from './opening-values.ts';
import type { SaveOutcome } from './save-opening.ts';

interface OpeningTroubleProps {
  outcome: SaveOutcome | undefined;
  values: OpeningValues;
  failure: string;
  /** Puts what the other person left into the form. */
  onTake: () => void;
}

/** What stood in the way of saving, and the way on. */
export function OpeningTrouble({ outcome, values, failure, onTake }: OpeningTroubleProps) {
  if (outcome?.kind === 'failed')
    return (
      <Alert tone="failure" title={failure} takesFocus>
        <p>{outcome.advice} What you typed is still here.</p>
      </Alert>
    );
  if (outcome?.kind === 'invalid') return <ErrorSummary entries={entriesOf(outcome.errors)} />;
  if (outcome?.kind === 'stale')
    return (
      <StaleNotice noun="opening" onTake={onTake}>
        <Differences labels={openingLabels} theirs={valuesOf(outcome.theirs)} mine={values} />
      </StaleNotice>
    );
  if (outcome?.kind === 'gone')
    return (
      <GoneNotice noun="opening">
        <p>What you typed is still here. You can add it as a new opening.</p>
      </GoneNotice>
    );
  return null;
}

function entriesOf(errors: Partial<OpeningValues>) {
  return openingFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ target: fieldId(field), message }] : [];
  });
}

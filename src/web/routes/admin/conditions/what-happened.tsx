import type { Condition } from '#contract/conditions.ts';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import type { ConditionFormState } from '#web/condition-form/use-condition-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { changedParts } from './changed-parts.ts';

interface WhatHappenedProps {
  form: ConditionFormState;
  /** As it was when this page was opened. */
  before: Condition | undefined;
}

/** Someone else was faster: what they did, and what can be done about it. */
export function WhatHappened({ form, before }: WhatHappenedProps) {
  const { outcome, attempt, restart } = form;
  if (outcome?.kind === 'stale') {
    const parts = before ? changedParts(before, outcome.theirs) : [];
    return (
      <StaleNotice key={attempt} noun="condition" onTake={() => restart(outcome.theirs)}>
        {parts.length > 0 && <p>What they changed: {parts.join(', ')}.</p>}
      </StaleNotice>
    );
  }
  if (outcome?.kind === 'gone')
    return (
      <div className="condition-notice">
        <Alert tone="warning" title="Someone else has deleted this condition." takesFocus>
          <p>What you typed is still below. Adding it makes a new condition of it, without the picture it had.</p>
        </Alert>
      </div>
    );
  return null;
}

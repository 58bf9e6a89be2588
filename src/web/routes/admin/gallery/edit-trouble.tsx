import * as galleryMessages from '#contract/messages/gallery.ts';
import { Differences } from '#web/admin/saving/differences.tsx';
import { GoneNotice } from '#web/admin/saving/gone-notice.tsx';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { type ItemTexts, textFields, textLabels, textsOf } from './item-texts.ts';
import type { EditOutcome } from './save-texts.ts';
import { fieldId } from './text-fields.tsx';

interface EditTroubleProps {
  outcome: EditOutcome | undefined;
  texts: ItemTexts;
  prefix: string;
  /** Puts what the other person left into the form. */
  onTake: () => void;
}

/** What stood in the way of saving, and the way on. */
export function EditTrouble({ outcome, texts, prefix, onTake }: EditTroubleProps) {
  if (outcome?.kind === 'failed')
    return (
      <Alert tone="failure" title={galleryMessages.updateFailure} takesFocus>
        <p>{outcome.advice} What you typed is still here.</p>
      </Alert>
    );
  if (outcome?.kind === 'invalid') {
    const { errors } = outcome;
    const entries = textFields.map((field) => ({ target: fieldId(prefix, field), message: errors[field] ?? '' }));
    return <ErrorSummary entries={entries.filter(({ message }) => message)} />;
  }
  if (outcome?.kind === 'stale')
    return (
      <StaleNotice noun="item" onTake={onTake}>
        <Differences labels={textLabels} theirs={textsOf(outcome.theirs)} mine={texts} />
      </StaleNotice>
    );
  if (outcome?.kind === 'gone')
    return (
      <GoneNotice noun="item">
        <p>Its picture is gone too. What you typed is still here, so you can copy it.</p>
      </GoneNotice>
    );
  return null;
}

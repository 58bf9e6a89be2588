import { useState } from 'react';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { useDraftForm } from '#web/admin/saving/use-draft-form.ts';
import type { Drafts } from '#web/admin/saving/use-drafts.ts';
import { OpeningForm } from './opening-form.tsx';
import { OpeningTrouble } from './opening-trouble.tsx';
import { type OpeningValues, valuesOf } from './opening-values.ts';
import type { SaveOutcome } from './save-opening.ts';

interface OpeningSheetProps {
  /** Undefined: a new one. */
  opening: Opening | undefined;
  drafts: Drafts<OpeningValues>;
  onSave: (opening: Opening | undefined, values: OpeningValues) => Promise<SaveOutcome>;
  onClose: () => void;
}

export function OpeningSheet({ opening, drafts, onSave, onClose }: OpeningSheetProps) {
  // Deleted by someone else: what was typed can still become an opening of its own.
  const [isGone, setGone] = useState(false);
  const current = isGone ? undefined : opening;
  const save = async (values: OpeningValues) => {
    const outcome = await onSave(current, values);
    setGone(outcome.kind === 'gone');
    return outcome;
  };
  const name = opening ? String(opening.id) : 'new';
  const { values, change, submit, isSaving, outcome, discard } = useDraftForm({
    name,
    initial: valuesOf(opening),
    drafts,
    save,
  });
  return (
    <FormSheet
      heading={opening ? opening.position : 'Add an opening'}
      submitLabel={submitLabel(opening, isGone)}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <OpeningTrouble
        outcome={outcome}
        values={values}
        onTake={discard}
        failure={opening ? careerMessages.updateFailure : careerMessages.addFailure}
      />
      <OpeningForm
        values={values}
        errors={outcome?.kind === 'invalid' ? outcome.errors : {}}
        onChange={change}
        opening={opening}
      />
    </FormSheet>
  );
}

function submitLabel(opening: Opening | undefined, isGone: boolean) {
  if (isGone) return 'Add as a new opening';
  return opening ? 'Save changes' : 'Add opening';
}

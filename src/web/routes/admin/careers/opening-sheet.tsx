import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { FormSheet } from '#web/admin/form-sheet.tsx';
import { Differences } from '#web/admin/saving/differences.tsx';
import { GoneNotice } from '#web/admin/saving/gone-notice.tsx';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { RecordFields, TextArea, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure } from '#web/forms/form.tsx';
import type { FormState } from '#web/forms/use-form.ts';
import { type OpeningField, type OpeningValues, openingLabels, valuesOf } from './opening-forms.ts';

interface OpeningSheetProps {
  /** Undefined: a new one. */
  opening: Opening | undefined;
  form: FormState<Opening, OpeningField>;
  /** What was typed and not saved yet. */
  draft: OpeningValues | undefined;
  onType: (values: OpeningValues) => void;
  /** Puts what is stored in the place of the draft. */
  onDiscard: () => void;
  onClose: () => void;
}

const { min, max } = limits.experienceYears;

export function OpeningSheet({ opening, form, draft, onType, onDiscard, onClose }: OpeningSheetProps) {
  const values = draft ?? valuesOf(opening);
  const control = (name: OpeningField) => ({
    name,
    label: openingLabels[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => onType({ ...values, [name]: event.target.value }),
  });
  const isGone = form.intent === 'add' && opening !== undefined;
  return (
    <FormSheet
      form={form}
      heading={opening ? opening.position : 'Add an opening'}
      submitLabel={isGone ? 'Add as a new opening' : opening ? 'Save changes' : 'Add opening'}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={opening ? careerMessages.updateFailure : careerMessages.addFailure} takesFocus>
        What you typed is still here.
      </FormFailure>
      {form.result?.kind === 'stale' && <Overtaken theirs={form.result.theirs} values={values} onTake={onDiscard} />}
      {opening && !isGone && <RecordFields {...opening} />}
      <TextField {...control('position')} />
      <TextField
        {...control('experience')}
        className="num"
        inputMode="decimal"
        hint={`${min} to ${max}; half years are fine, such as 1.5.`}
      />
      <TextArea
        {...control('description')}
        className="opening-description"
        hint="What the work is, what the person brings, and what you offer. A blank line begins a new paragraph."
        count={{ length: values.description.trim().length, max: limits.freeText }}
      />
      <TextField
        {...control('closes_on')}
        type="date"
        optional
        hint={`The opening leaves the website at the end of this day.${opening?.closes_on ? ' Another day opens it again.' : ''}`}
      />
    </FormSheet>
  );
}

interface OvertakenProps {
  theirs: Opening | null;
  values: OpeningValues;
  onTake: () => void;
}

/** Someone else has changed or deleted it in the meantime. */
function Overtaken({ theirs, values, onTake }: OvertakenProps) {
  if (!theirs)
    return (
      <GoneNotice noun="opening">
        <p>What you typed is still here. You can add it as a new opening.</p>
      </GoneNotice>
    );
  return (
    <StaleNotice noun="opening" onTake={onTake}>
      <Differences labels={openingLabels} theirs={valuesOf(theirs)} mine={values} />
    </StaleNotice>
  );
}

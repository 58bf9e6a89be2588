import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { lengthOf } from '#contract/text-length.ts';
import type { RecordSheetProps } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { type OpeningField, type OpeningValues, openingLabels, valuesOf } from './opening-forms.ts';

const { min, max } = limits.experienceYears;

export function OpeningSheet(props: RecordSheetProps<Opening, OpeningValues, OpeningField>) {
  const opening = props.record;
  return (
    <RecordSheet
      {...props}
      noun="opening"
      title={opening?.position}
      labels={openingLabels}
      valuesOf={valuesOf}
      messages={careerMessages}
    >
      {(control, { description }) => (
        <>
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
            count={{ length: lengthOf(description), max: limits.freeText }}
          />
          <TextField
            {...control('closes_on')}
            type="date"
            optional
            hint={`The opening leaves the website at the end of this day.${opening?.closes_on ? ' Another day opens it again.' : ''}`}
          />
        </>
      )}
    </RecordSheet>
  );
}

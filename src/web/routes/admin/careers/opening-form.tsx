import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { lengthOf } from '#contract/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import type { RecordSheetProps } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';

/** In the order of the form, with the names that people know them by. */
const labels = {
  position: 'Position',
  experience: 'Years of experience',
  description: 'Description',
  closes_on: 'Last day',
} as const;

export type OpeningField = keyof typeof labels;
export type OpeningValues = Record<OpeningField, string>;

const fields = Object.keys(labels) as OpeningField[];

/** Half years are written with a point or a comma. */
function tidy(values: OpeningValues): OpeningValues {
  return { ...values, experience: values.experience.trim().replace(',', '.') };
}

type AdminApi = typeof adminApi;

export const openingForms = defineListForms({
  fields,
  read: (form) => tidy(formTexts(form, fields)),
  expect: (opening: Opening, { experience, closes_on, ...words }) => ({
    ...opening,
    ...words,
    experience: Number.isNaN(Number(experience)) ? opening.experience : Number(experience),
    closes_on: closes_on || null,
  }),
  add: (api: AdminApi, body): Promise<Opening> => api.careers.create({ body }),
  update: (api, body, { params, options }) => api.careers.update({ params, body }, options),
  load: (api, { params }) => api.careers.getAny({ params }),
});

const noOpening = { position: '', description: '', experience: '', closes_on: null };

function valuesOf(opening: Opening | undefined): OpeningValues {
  const { position, description, experience, closes_on } = opening ?? noOpening;
  return { position, description, experience: String(experience), closes_on: closes_on ?? '' };
}

const { min, max } = limits.experienceYears;

export function OpeningSheet(props: RecordSheetProps<Opening, OpeningField>) {
  const opening = props.record;
  return (
    <RecordSheet
      {...props}
      noun="opening"
      title={opening?.position}
      labels={labels}
      valuesOf={valuesOf}
      messages={careerMessages}
      history="opening"
      preview={(values, id) => adminApi.careers.preview({ body: { ...tidy(values), id } })}
    >
      {(control, { description }) => (
        <>
          <TextField {...control('position')} />
          <TextField
            {...control('experience')}
            className="num"
            inputMode="decimal"
            hint={`${min} to ${max}. Half years like 1.5 are fine.`}
          />
          <TextArea
            {...control('description')}
            className="opening-description"
            hint="What the work is, what the person brings, and what you offer. A blank line begins a new paragraph."
            count={{ length: lengthOf(description), max: limits.freeText }}
          />
          <DayField
            {...control('closes_on')}
            optional
            hint={`The opening will leave the website at the end of this day.${opening?.closes_on ? ' Another day will open it again.' : ''}`}
          />
        </>
      )}
    </RecordSheet>
  );
}

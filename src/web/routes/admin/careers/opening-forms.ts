import type { Opening } from '#contract/careers.ts';
import type { adminApi } from '#web/api/session.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-text.ts';
import { readRecord } from '#web/forms/record-fields.tsx';

/** In the order of the form, with the names that people know them by. */
export const openingLabels = {
  position: 'Position',
  experience: 'Years of experience',
  description: 'Description',
  closes_on: 'Last day',
} as const;

export type OpeningField = keyof typeof openingLabels;
export type OpeningValues = Record<OpeningField, string>;

const fields = Object.keys(openingLabels) as OpeningField[];

/** Half years are written with a point or a comma. */
function read(form: FormData): OpeningValues {
  const values = formTexts(form, fields);
  return { ...values, experience: values.experience.trim().replace(',', '.') };
}

type AdminApi = typeof adminApi;

export const openingForms = {
  add: defineForm({
    fields,
    read,
    send: (api: AdminApi, body): Promise<Opening> => api.careers.create({ body }),
  }),
  update: defineForm({
    fields,
    read,
    send: (api: AdminApi, body, form): Promise<Opening> => {
      const { params, options } = readRecord(form);
      return api.careers.update({ params, body }, options);
    },
    load: (api, _, form) => api.careers.getAny({ params: readRecord(form).params }),
  }),
};

const noOpening = { position: '', description: '', experience: '', closes_on: null };

export function valuesOf(opening: Opening | undefined): OpeningValues {
  const { position, description, experience, closes_on } = opening ?? noOpening;
  return { position, description, experience: String(experience), closes_on: closes_on ?? '' };
}

import { z } from 'zod';
import { crudEndpoints, orderedEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  flag,
  id,
  idInput,
  isStorable,
  keptText,
  mapValues,
  numberInput,
  optionalText,
  otherWords,
  requiredText,
  reviewDay,
  storedOf,
  untranslated,
  version,
  yesNo,
} from './fields.ts';
import * as treatmentMessages from './messages/treatments.ts';
import * as visitMessages from './messages/visits.ts';
import { clinicLimits, treatmentLimits } from './plain/clinic-limits.ts';
import type { DescribedField } from './plain/form-fields.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { type Aim, aims, type Grade, grades, treatmentTexts } from './plain/treatment-texts.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';
import { signNames, signNamesInput } from './sign-names.ts';

export const treatmentKinds = ['therapy', 'service', 'advice'] as const;

const kind = z.enum(treatmentKinds, 'Please choose therapy, service or advice.');
const notIf = z.string().nullable().describe('Risks, and who should not have it');
const gradeKeys = Object.keys(grades) as Grade[];
const aimKeys = Object.keys(aims) as Aim[];
const minutes = z.int().describe('Length in minutes');
const priceFrom = z.int().nullable().describe('Lowest price in minor units of the clinic’s currency, such as paise');

export const treatment = z
  .object({
    treatment_id: id,
    treatment_description: z.string(),
    kind,
    not_if: notIf,
    minutes,
    price_from: priceFrom,
    price_label: z.string().nullable().describe('The price as visitors read it, such as from ₹500'),
    untranslated,
  })
  .meta({ id: 'Treatment' });

export type Treatment = z.output<typeof treatment>;

const pageTexts = {
  ...storedOf(treatmentTexts),
  grade: z.enum(gradeKeys).nullable().describe('How sure the evidence is'),
  aim: z.enum(aimKeys).nullable().describe('What it is for, by which the page lists it'),
  reviewed_on: z.iso.date().nullable().describe('Day of the last review'),
  signs: signNames,
};

export const treatmentPage = treatment
  .extend({
    slug: z.string().describe('End of the page’s address, which never changes'),
    practitioner_ids: z.array(id).nullable().describe('Who of those on the website gives it; null for everyone'),
    ...pageTexts,
  })
  .meta({ id: 'TreatmentPage' });

const treatmentEntry = treatmentPage
  .pick({
    slug: true,
    treatment_description: true,
    kind: true,
    what: true,
    aim: true,
    minutes: true,
    price_from: true,
    price_label: true,
    untranslated: true,
  })
  .meta({ id: 'TreatmentEntry' });

export type TreatmentPage = z.output<typeof treatmentPage>;
export type TreatmentEntry = z.output<typeof treatmentEntry>;

const treatmentRecord = z
  .object({
    id: id.describe('The treatment_id of requests'),
    name: z.string(),
    kind,
    minutes,
    buffer_minutes: z.int().describe('Free time after it, in minutes'),
    needs_room: yesNo.describe('Whether a visit for it takes a room'),
    practitioner_ids: z.array(id).nullable().describe('Who gives it; null for everyone'),
    price_from: priceFrom,
    not_if: notIf,
    other_words: z.string().nullable().describe('Words by which search finds it as well, one a line'),
    ...pageTexts,
    is_hidden: yesNo.describe('Hidden ones are not on the website and cannot be booked'),
    version,
  })
  .meta({ id: 'TreatmentRecord' });

export type TreatmentRecord = z.output<typeof treatmentRecord>;

const { min, max } = treatmentLimits.minutes;
const minutesSentence = `Please enter the length in whole minutes, from ${min} to ${max}.`;
const priceSentence = treatmentMessages.noPrice;

const buffer = visitLimits.bufferMinutes;
const bufferSentence = `Please enter the time after it in whole minutes, from ${buffer.min} to ${buffer.max}.`;

/** One of a list, where an empty text stands for none. */
const keyInput = <K extends string>(keys: readonly K[]) =>
  z
    .enum([...keys, ''], 'Please choose from the list.')
    .nullable()
    .transform((key) => (key || null) as K | null)
    .exactOptional();

const treatmentForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the treatment.'),
    kind,
    minutes: numberInput(minutesSentence).pipe(
      z.int(minutesSentence).min(min, minutesSentence).max(max, minutesSentence),
    ),
    buffer_minutes: numberInput(bufferSentence)
      .pipe(z.int(bufferSentence).min(buffer.min, bufferSentence).max(buffer.max, bufferSentence))
      .exactOptional()
      .describe('Left as it is if missing'),
    needs_room: flag.exactOptional().describe('Left as it is if missing; true for a new one'),
    practitioner_ids: z
      .array(idInput(visitMessages.noPractitioner))
      .max(clinicLimits.practitioners, visitMessages.noPractitioner)
      .transform((ids) => (ids.length === 0 ? null : ids))
      .nullable()
      .exactOptional()
      .describe('Who gives it; none or null for everyone. Left as it is if missing'),
    price_from: z
      .int(priceSentence)
      .min(0, priceSentence)
      .max(treatmentLimits.price, 'Please enter a lower price.')
      .nullable(),
    not_if: optionalText(treatmentLimits.notIf),
    other_words: otherWords,
    // An update that omits one leaves it unchanged.
    ...mapValues(treatmentTexts, (field: DescribedField) => keptText(field.max ?? limits.freeText)),
    grade: keyInput(gradeKeys),
    aim: keyInput(aimKeys),
    reviewed_on: reviewDay.unwrap().nullable().exactOptional(),
    signs: signNamesInput,
  })
  .meta({
    id: 'TreatmentForm',
    examples: [
      { name: 'Hydrotherapy', kind: 'therapy', minutes: 45, price_from: 80_000, not_if: 'Not with open wounds.' },
    ],
  });

export type TreatmentForm = z.output<typeof treatmentForm>;

const treatmentRow = treatmentForm
  .pick({ name: true, kind: true, minutes: true, buffer_minutes: true, needs_room: true, price_from: true })
  .extend({ id: idInput(treatmentMessages.notFound), is_hidden: flag, version })
  .meta({ id: 'TreatmentRow' });

export type TreatmentRow = z.input<typeof treatmentRow>;

const {
  remove: _,
  restore: __,
  ...crud
} = crudEndpoints({
  noun: 'a treatment',
  record: treatmentRecord,
  form: treatmentForm,
  messages: treatmentMessages,
  summaries: {
    create: 'Add a treatment, in the last place',
    update: 'Change a treatment; requests keep the name at the time of booking',
  },
});

export const treatments = defineEndpoints(routes.treatments, ['owner', treatmentMessages.notFound], {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'The therapies, services and advice that can be booked, in the clinic’s order',
    output: z.array(treatment),
  },
  listPages: {
    inLanguages: true,
    access: 'public',
    summary: 'The pages of the treatments that can be booked, in the clinic’s order',
    output: z.array(treatmentEntry),
  },
  getPage: {
    inLanguages: true,
    access: 'public',
    summary: 'One treatment with what its page says',
    params: z.object({ slug: z.string().max(serverLimits.slug).refine(isStorable) }),
    output: treatmentPage,
  },
  list: { summary: 'All treatments, hidden ones included, in the clinic’s order', output: z.array(treatmentRecord) },
  ...crud,
  ...orderedEndpoints({ noun: 'treatment', name: 'Treatment', record: treatmentRecord, messages: treatmentMessages }),
  updateSeveral: {
    summary: 'Change several treatments at once, all or none; each with the version that was changed',
    body: z
      .object({
        treatments: z.array(treatmentRow).min(1, treatmentMessages.noneChanged).max(treatmentLimits.rows),
        order: z
          .array(id)
          .max(treatmentLimits.rows)
          .exactOptional()
          .describe('Ids of all treatments in their new order; it stays as it is if missing'),
      })
      .meta({ id: 'TreatmentRows' }),
    output: z.array(treatmentRecord),
    errors: ['stale'],
    failure: treatmentMessages.updateSeveralFailure,
    notFound: treatmentMessages.notFound,
  },
  preview: {
    ...makesPreview,
    summary: 'Preview the page of a treatment',
    body: treatmentForm.extend({ id: storedId }),
  },
});

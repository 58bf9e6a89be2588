import { z } from 'zod';
import { blogs } from './blogs.ts';
import { careers } from './careers.ts';
import { clinicProfileForm } from './clinic-form.ts';
import { conditions } from './conditions.ts';
import { defineEndpoints } from './endpoint.ts';
import { flag, instant, optionalText, requiredText, typedText, version } from './fields.ts';
import { gallery } from './gallery.ts';
import * as translationMessages from './messages/translations.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { clinicLimits } from './plain/clinic-limits.ts';
import { otherLanguages } from './plain/languages.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { type TranslationKind, translationKinds } from './plain/translated-fields.ts';
import { problems } from './problems.ts';
import { routes } from './routes.ts';
import { signs } from './signs.ts';
import { symptoms } from './symptoms.ts';
import { treatments } from './treatments.ts';

const language = z.enum(otherLanguages);
const kind = z.enum(translationKinds);
const record = z
  .string()
  .regex(/^[a-z\d]{1,20}$/)
  .describe('The id of the record; of the words of a page its name, and 1 of the clinic');

const summary = z
  .object({
    kind,
    record,
    name: z.string(),
    missing: z.int().describe('Texts without a translation'),
    older: z.int().describe('Translations of an earlier English text'),
    unchecked: z.boolean().describe('Whether an owner has to check it'),
  })
  .meta({ id: 'TranslationSummary' });

export type TranslationSummary = z.output<typeof summary>;

const translatedText = z
  .object({
    field: z.string(),
    label: z.string(),
    type: z.enum(['line', 'lines', 'html', 'parts']).describe('parts: JSON of a text, a list or an object'),
    original: z.string(),
    of: z.string().describe('Digest of the original; send it with a translation that was made from it'),
    text: z.string().describe('The translation; empty if there is none'),
    state: z.enum(['current', 'older', 'missing']),
  })
  .meta({ id: 'TranslatedText' });

const translation = z
  .object({
    language,
    kind,
    record,
    name: z.string(),
    texts: z.array(translatedText),
    needs_check: z.boolean().describe('Visitors read the English as well until an owner has checked it'),
    checked_at: instant.nullable().describe('Null also where a text has changed since'),
    checked_by: z.string().nullable(),
    version,
  })
  .meta({ id: 'Translation' });

export type Translation = z.output<typeof translation>;
export type TranslationText = Translation['texts'][number];

const translationForm = z
  .object({
    words: z
      .record(z.string(), typedText(serverLimits.blogContent))
      .describe('By field; empty for none. Fields that are not sent stay as they are'),
    originals: z
      .record(z.string(), z.string().max(limits.name))
      .exactOptional()
      .describe('By field, `of` of the English text that it was made from; the current one if missing'),
    confirmed: z
      .array(z.string())
      .max(limits.name)
      .exactOptional()
      .describe('Fields whose unchanged translation still fits the changed English text'),
  })
  .meta({ id: 'TranslationForm', examples: [{ words: { name: 'घुटने का दर्द' } }] });

export type TranslationForm = z.output<typeof translationForm>;

const params = z.object({ language, kind, record });

/** Translations of what visitors read into a language of the website. */
export const translations = defineEndpoints(routes.translations, ['front-desk', translationMessages.notFound], {
  list: {
    summary: 'What there is to translate, with what is missing; the front desk gets what it may edit',
    params: params.pick({ language: true }),
    output: z.array(summary),
  },
  get: { summary: 'The texts of one record with their translations', params, output: translation },
  update: {
    summary: 'Change the translation of a record',
    params,
    body: translationForm,
    output: translation,
    conditional: true,
    failure: translationMessages.saveFailure,
  },
  setChecked: {
    access: 'owner',
    summary: 'Say that a translation is right; any change of either text takes it back',
    params,
    body: z.object({ is_checked: flag }).meta({ id: 'TranslationCheck' }),
    output: translation,
    conditional: true,
    failure: translationMessages.checkFailure,
  },
});

type Schemas = Readonly<Record<string, z.ZodType>>;

const { name, address, dataProcessors, heroSlides } = clinicProfileForm.shape;
const { headline, sentence, alt } = heroSlides.element.shape;
const { street, locality, region } = address.shape;

function fromJson(schema: z.ZodType) {
  return z.preprocess((text) => JSON.parse(String(text)) as unknown, schema);
}

/** A translation has the limits of the original, and is cleaned like it. The words of pages have theirs in `text-fields.ts`. */
export const translationSchemas: Readonly<Record<Exclude<TranslationKind, 'texts'>, Schemas>> = {
  sign: signs.update.body.shape,
  'clinic-profile': {
    name,
    dataProcessors,
    address: fromJson(z.object({ street, locality, region })),
    otherPhones: fromJson(
      z.array(z.object({ label: requiredText(clinicLimits.phoneLabel, translationMessages.otherParts) })),
    ),
    heroSlides: fromJson(z.array(z.object({ headline, sentence, alt }))),
  },
  practitioner: {
    name: optionalText(limits.name),
    qualification: optionalText(limits.name),
    specialty: optionalText(limits.name),
    description: optionalText(clinicLimits.shortText),
    biography: optionalText(limits.freeText),
    registration: optionalText(clinicLimits.registration),
  },
  problem: problems.update.body.shape,
  treatment: { ...treatments.update.body.shape, treatment_description: treatments.update.body.shape.name },
  condition: conditions.update.body.shape,
  symptom: symptoms.update.body.shape,
  blog: { title: blogs.update.body.shape.title, content: blogs.update.body.shape.content_html },
  'gallery-item': gallery.update.body.shape,
  opening: careers.update.body.shape,
  notice: notices.update.body.shape,
  page: pages.update.body.shape,
  'message-template': messages.update.body.shape,
};

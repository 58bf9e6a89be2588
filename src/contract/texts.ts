import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, typedText, untranslated, version } from './fields.ts';
import * as textMessages from './messages/texts.ts';
import { serverLimits } from './plain/limits.ts';
import { textPages } from './plain/text-fields.ts';
import { makesPreview } from './previews.ts';
import { routes } from './routes.ts';

/** Words by field. Which fields a page has, and how long each may be, says `text-fields.ts`. */
const words = z.record(z.string(), z.string());

const pageParams = z.object({ page: z.enum(textPages) });

const editedTexts = z
  .object({
    id,
    page: z.enum(textPages),
    words: words.describe(
      'The edited words: {name}, {place}, {period}, {applications}, {providers}, and in words about privacy also {authority}, {basis}, {rights}, {answer} and {transfers} stand for what the clinic profile and its country say',
    ),
    privacy_version: z.string().nullable().describe('Version of the privacy notice; only on its page'),
    version,
  })
  .meta({ id: 'EditedTexts' });

export type EditedTexts = z.output<typeof editedTexts>;

const textsForm = z
  .object({})
  .catchall(typedText(serverLimits.pageText))
  .meta({ id: 'TextsForm', examples: [{ footer: 'We help you move.' }] });

export const formNotice = z
  .object({
    version: z.string().describe('Send it as `privacy_notice` with a booking or a review'),
    booking: z.string().describe('Why the booking form asks'),
    review: z.string().describe('Why the review form asks'),
    application: z.string().describe('Why the form of a job application asks, who sees it, and how long'),
    both: z.string().describe('Who sees it, and how long'),
    popup: z
      .object({ title: z.string(), text: z.string() })
      .describe('What the start pop-up begins with; {name} is the name of the clinic'),
    untranslated,
  })
  .meta({ id: 'FormNotice' });

export type FormNotice = z.output<typeof formNotice>;

const privacyVersion = z.object({ version: z.string(), words, created_at: createdAt }).meta({ id: 'PrivacyVersion' });

export const texts = defineEndpoints(routes.texts, ['owner', textMessages.notFound], {
  getPublic: {
    inLanguages: true,
    access: 'public',
    summary:
      'The words of a public page, as visitors read them, but for {name} and {place}: the name of the clinic, and its city or town',
    params: pageParams,
    output: z.object({ untranslated }).catchall(z.string()),
  },
  formNotice: {
    inLanguages: true,
    access: 'public',
    summary: 'What the forms say about privacy, and what the start pop-up begins with',
    output: formNotice,
  },
  list: { summary: 'The words of all public pages, as they are edited', output: z.array(editedTexts) },
  get: {
    summary: 'The words of a public page, as they are edited',
    params: pageParams,
    output: editedTexts,
  },
  update: {
    summary: 'Change words of a public page; fields that are not sent stay as they are',
    params: pageParams,
    body: textsForm,
    output: editedTexts,
    conditional: true,
    failure: textMessages.saveFailure,
  },
  privacyVersions: {
    summary: 'Every version of the texts about privacy that the clinic has published, newest first',
    output: z.array(privacyVersion),
  },
  preview: {
    ...makesPreview,
    summary: 'Preview words of a public page',
    params: pageParams,
    body: textsForm,
  },
});

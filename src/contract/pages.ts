import { z } from 'zod';
import { crudEndpoints, orderedEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, isStorable, requiredText, slugInput, untranslated, version, yesNo } from './fields.ts';
import * as pageMessages from './messages/pages.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';

const title = z.string();
const slug = z.string().describe('Last segment of the address /pages/{slug}');

const pageLink = z.object({ title, slug, untranslated }).meta({ id: 'PageLink' });

export type PageLink = z.output<typeof pageLink>;

export const publishedPage = pageLink
  .extend({
    content: z.string().describe('Plain text, with a blank line between paragraphs'),
    content_html: z.string().describe('The same as sanitised HTML'),
    updated_at: createdAt.describe('When its words were last changed'),
  })
  .meta({ id: 'PublishedPage' });

export type PublishedPage = z.output<typeof publishedPage>;

const pageRecord = z
  .object({
    id,
    title,
    slug,
    content_html: z
      .string()
      .describe('Sanitised HTML, in which {clinic}, {phone}, {email}, {address} and {emergency} may stand'),
    is_hidden: yesNo.describe('Hidden ones are drafts'),
    updated_at: createdAt,
    version,
  })
  .meta({ id: 'PageRecord' });

export type PageRecord = z.output<typeof pageRecord>;

const pageForm = z
  .object({
    title: requiredText(limits.title, 'Please enter a title.'),
    slug: slugInput.describe('Made from the title of a new page, and unchanged in another one, when omitted'),
    content_html: requiredText(serverLimits.blogContent, pageMessages.noText),
  })
  .meta({ id: 'PageForm', examples: [{ title: 'How to find us', content_html: '<p>We are on the first floor.</p>' }] });

export type PageForm = z.output<typeof pageForm>;

const crud = crudEndpoints({
  noun: 'a page',
  record: pageRecord,
  form: pageForm,
  messages: pageMessages,
  summaries: { create: 'Add a page, hidden and in the last place' },
});

/** Pages of the clinic's own, such as a legal notice. Shown ones stand in the footer. */
export const pages = defineEndpoints(routes.pages, ['owner', pageMessages.notFound], {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'The shown pages, in the clinic’s order',
    output: z.array(pageLink),
  },
  getPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'One shown page',
    params: z.object({ slug: z.string().max(serverLimits.slug).refine(isStorable) }),
    output: publishedPage,
  },
  list: { summary: 'All pages, hidden ones included, in the clinic’s order', output: z.array(pageRecord) },
  ...crud,
  create: { ...crud.create, errors: ['taken'] },
  update: { ...crud.update, errors: ['taken'] },
  ...orderedEndpoints({ noun: 'page', name: 'Page', record: pageRecord, messages: pageMessages }),
  preview: { ...makesPreview, summary: 'Preview a page', body: pageForm.extend({ id: storedId }) },
});

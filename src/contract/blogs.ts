import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  changedText,
  createdAt,
  flag,
  id,
  isStorable,
  momentInput,
  optionalText,
  pageQuery,
  pictureFile,
  requiredText,
  reviewDay,
  searchQuery,
  slugInput,
  untranslated,
  version,
} from './fields.ts';
import * as blogMessages from './messages/blogs.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';
import { signNames, signNamesText } from './sign-names.ts';

export const blogStatuses = ['all', 'published', 'draft'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

export const blog = z
  .object({
    id,
    title: z.string(),
    slug: z.string(),
    content: z.string().describe('Plain text, with a blank line between paragraphs'),
    content_html: z.string().describe('The same as sanitised HTML'),
    content_format: z.enum(['html', 'text']).describe('How it was written'),
    preview: z.string().describe(`The first ${limits.previewCharacters} characters of the text`),
    image_url: z.string().nullable().describe('Like uploads/name.jpg, without a leading slash'),
    is_active: z.literal([0, 1]),
    status: z.enum(['Draft', 'Published']),
    publish_at: createdAt.nullable().describe('When a draft will be published by itself; null for any other blog'),
    published_at: createdAt
      .nullable()
      .describe('Publication date, by which visitors see blogs ordered; null before the first'),
    author: z.string().nullable().describe('Name of the author'),
    reviewed_on: z.iso.date().nullable(),
    reviewed_by: z.string().nullable().describe('Name and role of the clinician who last checked it'),
    signs: signNames,
    created_at: createdAt,
    updated_at: createdAt,
    untranslated,
    version,
  })
  .meta({ id: 'Blog' });

export type Blog = z.output<typeof blog>;

const statusInput = z
  .union([z.literal(['Draft', 'Published']).transform((name) => (name === 'Published' ? 1 : 0)), flag], {
    error: 'Please choose Draft or Published.',
  })
  .pipe(z.literal([0, 1]));

/** A moment without a time zone is read as clinic time. A blank value clears it, an omitted one leaves it unchanged. */
const moment = changedText(limits.moment).refine(
  (text) => text === undefined || text === null || momentInput('').safeParse(text).success,
  'Please enter a day and a time.',
);

const blogForm = z
  .object({
    title: requiredText(limits.title, 'Please enter a title.'),
    content: optionalText(serverLimits.blogContent).describe(
      'Needed unless content_html is sent. The plain text of what is stored leaves its formatting unchanged',
    ),
    content_html: optionalText(serverLimits.blogContent).describe('Takes precedence over content'),
    status: statusInput,
    publish_at: moment.describe('When a draft will be published by itself, for example 2026-12-24T09:00'),
    published_at: moment.describe('Date of a published blog, if that is not the moment it is published'),
    author: changedText(limits.name),
    reviewed_on: reviewDay,
    reviewed_by: changedText(limits.name),
    signs: signNamesText.meta({ description: 'JSON list of names' }),
    slug: slugInput.describe('Last segment of the address /blog/{slug}; made from the title when omitted'),
    image: pictureFile,
    image_url: optionalText(serverLimits.url).describe(
      'An https address to copy the picture from, or the stored one: uploads/name.jpg, /uploads/name.jpg or name.jpg',
    ),
    remove_image: flag.default(0).describe('1 removes the picture, unless a new one is sent'),
  })
  .meta({ id: 'BlogForm' });

export type BlogForm = z.output<typeof blogForm>;

/** Told together with what is wrong in other fields. */
function hasContent({ content, content_html }: Pick<BlogForm, 'content' | 'content_html'>) {
  return Boolean(content || content_html);
}
const needsContent = {
  path: ['content'],
  error: 'Please enter the content.',
  when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => String(path?.[0]).startsWith('content')),
};

const counts = z.object({ all: z.int(), published: z.int(), draft: z.int() }).meta({ id: 'BlogCounts' });
export type BlogCounts = z.output<typeof counts>;

const textPicture = z
  .object({
    image_url: z.string().describe('Address on this site, for an img element in the content of a blog'),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'BlogTextPicture' });

export type BlogTextPicture = z.output<typeof textPicture>;

/** Filters of the admin list; `q` searches titles. */
const blogSearch = searchQuery.pick({ limit: true, cursor: true, q: true }).extend({
  status: z.enum(blogStatuses).default('all'),
});
export type BlogSearch = z.output<typeof blogSearch>;

const { get, create, update, remove, restore } = crudEndpoints({
  noun: 'a blog',
  record: blog,
  form: blogForm.extend({ status: statusInput.default(0) }).refine(hasContent, needsContent),
  change: blogForm.refine(hasContent, needsContent),
  messages: {
    ...blogMessages,
    addFailure: blogMessages.saveFailure,
    updateFailure: blogMessages.saveFailure,
    notFound: 'Blog not found.',
  },
  summaries: {
    get: 'One blog, published or not',
    update: 'Change a blog; its picture is unchanged if none is sent',
  },
});

export const blogs = defineEndpoints(routes.blogs, ['front-desk', 'Blog not found.'], {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'Published blogs, newest first',
    query: pageQuery,
    output: z.object({ blogs: z.array(blog) }),
  },
  getPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'One published blog, by its slug or an earlier one',
    params: z.object({ slug: z.string().max(100).refine(isStorable) }),
    output: blog,
  },
  list: {
    summary: 'All blogs, drafts included, newest first',
    query: blogSearch,
    output: z.object({ blogs: z.array(blog) }),
  },
  counts: { summary: 'Number of blogs by status', output: counts },
  get,
  create,
  addPicture: {
    summary: 'Upload a picture for the content of a blog',
    body: z.object({ image: pictureFile }).meta({ id: 'NewBlogTextPicture' }),
    output: textPicture,
    status: 201,
    failure: 'The picture could not be uploaded.',
  },
  update,
  setStatus: {
    summary: 'Publish a blog or make it a draft',
    body: z.object({ is_active: flag }),
    output: blog,
    conditional: true,
    failure: blogMessages.statusFailure,
  },
  remove,
  restore,
});

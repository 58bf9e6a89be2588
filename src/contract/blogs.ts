import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  createdAt,
  flag,
  id,
  idParams,
  isStorable,
  nothing,
  optionalText,
  pageQuery,
  pictureFile,
  requiredText,
  version,
} from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

export const blog = z
  .object({
    id,
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    content_format: z
      .enum(['html', 'text'])
      .describe('Sanitised HTML, or plain text with blank lines between paragraphs'),
    preview: z.string().describe(`The first ${limits.previewCharacters} characters of the text`),
    image_url: z.string().nullable().describe('A file name under /uploads/'),
    is_active: z.literal([0, 1]),
    status: z.enum(['Draft', 'Published']),
    created_at: createdAt,
    updated_at: createdAt,
    version,
  })
  .meta({ id: 'Blog' });

export type Blog = z.output<typeof blog>;

const statusInput = z
  .union([z.literal(['Draft', 'Published']).transform((name) => (name === 'Published' ? 1 : 0)), flag], {
    error: 'Please choose Draft or Published.',
  })
  .pipe(z.literal([0, 1]));

const blogForm = z
  .object({
    title: requiredText(limits.title, 'Please enter a title.'),
    content: requiredText(limits.blogContent, 'Please enter the content.'),
    status: statusInput,
    image: pictureFile,
    image_url: optionalText(limits.url).describe('An https address to copy the picture from, or the stored name'),
  })
  .meta({ id: 'BlogForm' });

export type BlogForm = z.output<typeof blogForm>;

export const blogs = {
  listPublished: defineEndpoint({
    ...routes.blogs.listPublished,
    access: 'public',
    summary: 'Published blogs, newest first',
    query: pageQuery,
    output: z.object({ blogs: z.array(blog) }),
  }),
  getPublished: defineEndpoint({
    ...routes.blogs.getPublished,
    access: 'public',
    summary: 'One published blog',
    params: z.object({ slug: z.string().max(100).refine(isStorable) }),
    output: blog,
    notFound: 'Blog not found.',
  }),
  list: defineEndpoint({
    ...routes.blogs.list,
    access: 'admin',
    summary: 'All blogs, drafts included, newest first',
    query: pageQuery,
    output: z.object({ blogs: z.array(blog) }),
  }),
  create: defineEndpoint({
    ...routes.blogs.create,
    access: 'admin',
    summary: 'Add a blog',
    body: blogForm.extend({ status: statusInput.default(0) }),
    output: blog,
    status: 201,
    failure: messages.blogs.saveFailure,
  }),
  update: defineEndpoint({
    ...routes.blogs.update,
    access: 'admin',
    summary: 'Change a blog; without a picture it keeps the one it has',
    params: idParams,
    body: blogForm,
    output: blog,
    conditional: true,
    failure: messages.blogs.saveFailure,
    notFound: 'Blog not found.',
  }),
  setStatus: defineEndpoint({
    ...routes.blogs.setStatus,
    access: 'admin',
    summary: 'Publish a blog or make it a draft',
    params: idParams,
    body: z.object({ is_active: flag }),
    output: blog,
    conditional: true,
    failure: messages.blogs.statusFailure,
    notFound: 'Blog not found.',
  }),
  remove: defineEndpoint({
    ...routes.blogs.remove,
    access: 'admin',
    summary: 'Delete a blog',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: messages.blogs.deleteFailure,
    notFound: 'Blog not found.',
  }),
};

import type { Blog } from '#contract/blogs.ts';
import { slugOf } from '#contract/slug.ts';
import type { adminApi } from '#web/api/session.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { findEmpty, formTexts } from '#web/forms/form-text.ts';
import { formFile, readRecord } from '#web/forms/record-fields.tsx';

/** The state of the blog form. */
export interface BlogValues extends Pick<Blog, 'title' | 'slug' | 'status' | 'content' | 'content_format'> {
  /** The slug was typed, and no longer follows the title. */
  hasOwnSlug: boolean;
  /** A new picture; takes precedence over `pictureAddress`. */
  picture: File | undefined;
  pictureAddress: string;
  removesPicture: boolean;
}

export const emptyValues: BlogValues = {
  title: '',
  slug: '',
  status: 'Draft',
  content: '',
  content_format: 'html',
  hasOwnSlug: false,
  picture: undefined,
  pictureAddress: '',
  removesPicture: false,
};

export function valuesOf({ title, slug, status, content, content_format }: Blog): BlogValues {
  return { ...emptyValues, title, slug, status, content, content_format, hasOwnSlug: true };
}

/** The slug follows the title until someone types one. */
export function withTitle(values: BlogValues, title: string): BlogValues {
  return { ...values, title, slug: values.hasOwnSlug ? values.slug : slugOf(title) };
}

const fields = ['title', 'slug', 'content', 'image', 'image_url', 'status'] as const;
export type BlogField = (typeof fields)[number];

const required = { title: 'Please enter a title.', content: 'Please enter the content.' } as const;

/** The body of the API call. */
function read(form: FormData) {
  const text = formTexts(form, ['title', 'content', 'status', 'slug', 'hasOwnSlug', 'image_url', 'remove_image']);
  const image = formFile(form, 'image');
  return {
    title: text.title,
    content: text.content,
    status: text.status === 'Published' ? ('Published' as const) : ('Draft' as const),
    // When it is empty, the server makes one from the title and adds a number if it is taken.
    slug: text.hasOwnSlug ? text.slug : '',
    image,
    image_url: image ? '' : text.image_url.trim(),
    remove_image: text.remove_image ? (1 as const) : (0 as const),
  };
}

type AdminApi = typeof adminApi;
const check = (values: ReturnType<typeof read>) => findEmpty(values, required);

/** Attributes of a picture in the text. */
export interface TextPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

export const blogForms = {
  add: defineForm({
    fields,
    read,
    check,
    send: (api: AdminApi, body): Promise<Blog> => api.blogs.create({ body }),
  }),
  update: defineForm({
    fields,
    read,
    check,
    send: (api: AdminApi, body, form): Promise<Blog> => {
      const { params, options } = readRecord(form);
      return api.blogs.update({ params, body }, options);
    },
    load: (api, _, form) => api.blogs.get({ params: readRecord(form).params }),
  }),
  /** Uploads a picture for the text. Without a file, only the description of the `current` picture changes. */
  textPicture: defineForm({
    fields: ['image', 'alt'],
    read: (form) => ({ ...formTexts(form, ['current', 'alt']), image: formFile(form, 'image') }),
    check: ({ image, current, alt }) => ({
      ...(!image && !current && { image: 'Please choose a picture.' }),
      ...(alt.trim() === '' && { alt: 'Please say what the picture shows.' }),
    }),
    send: async (api: AdminApi, { image, alt }): Promise<Partial<TextPicture>> => {
      if (!image) return { alt: alt.trim() };
      const { image_url: src, width, height } = await api.blogs.addPicture({ body: { image } });
      return { src, alt: alt.trim(), width, height };
    },
  }),
};

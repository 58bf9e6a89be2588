import type { Blog } from '#contract/blogs.ts';
import { slugOf } from '#contract/slug.ts';

/** What the form holds. */
export interface BlogValues extends Pick<Blog, 'title' | 'slug' | 'status' | 'content' | 'content_format'> {
  /** Whether the address was typed, and so no longer follows the title. */
  hasOwnSlug: boolean;
  /** A new picture, which wins over an address. */
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

/** The address follows the title until somebody types one. */
export function withTitle(values: BlogValues, title: string): BlogValues {
  return { ...values, title, slug: values.hasOwnSlug ? values.slug : slugOf(title) };
}

/** As the API takes it. */
export function bodyOf(values: BlogValues) {
  const { title, content, status, slug, picture, pictureAddress, removesPicture } = values;
  return {
    title,
    content,
    status,
    // Without an own one the server makes it, and finds another where it is taken.
    slug: values.hasOwnSlug ? slug : '',
    image: picture,
    image_url: picture ? '' : pictureAddress,
    remove_image: removesPicture ? (1 as const) : (0 as const),
  };
}

export const fields = ['title', 'slug', 'content', 'image', 'image_url', 'status'] as const;
export type BlogField = (typeof fields)[number];
export type BlogErrors = Partial<Record<BlogField, string>>;

export function missingIn({ title, content }: BlogValues): BlogErrors {
  return {
    ...(title.trim() === '' && { title: 'Please enter a title.' }),
    ...(content.trim() === '' && { content: 'Please enter the content.' }),
  };
}

/** Id of the control of a field. */
export function controlId(field: BlogField) {
  return `blog-${field.replace('_', '-')}`;
}

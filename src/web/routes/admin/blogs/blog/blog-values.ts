import type { Blog } from '#contract/blogs.ts';
import { slugOf } from '#contract/plain/slug.ts';

/** The state of the blog form, for a new one. */
export const emptyValues = {
  title: '',
  slug: '',
  /** The API knows a scheduled blog as a draft with a time. */
  status: 'Draft' as Blog['status'] | 'Scheduled',
  author: '',
  reviewed_on: '',
  reviewed_by: '',
  /** Names, as JSON. */
  signs: '[]',
  /** Day and time of publication at the clinic: `2026-11-20` and `09:30`. */
  day: '',
  time: '',
  content: '',
  content_format: 'html' as Blog['content_format'],
  /** The slug was typed, and no longer follows the title. */
  hasOwnSlug: false,
  /** A new picture; takes precedence over `pictureAddress`. */
  picture: undefined as File | undefined,
  pictureAddress: '',
  removesPicture: false,
};

export type BlogValues = typeof emptyValues;

export function valuesOf(blog: Blog, timeZone: string): BlogValues {
  const { title, slug, author, reviewed_on, reviewed_by } = blog;
  const publication = publicationOf(blog, timeZone);
  return {
    ...emptyValues,
    title,
    slug,
    ...textOf(blog),
    ...publication,
    author: author ?? '',
    reviewed_on: reviewed_on ?? '',
    reviewed_by: reviewed_by ?? '',
    signs: signsOf(blog),
    hasOwnSlug: true,
  };
}

function signsOf(blog: Blog | null) {
  return JSON.stringify(blog?.signs ?? []);
}

/** The text in the format in which it is stored. */
export function textOf({ content, content_html, content_format }: Blog) {
  return { content: content_format === 'html' ? content_html : content, content_format };
}

/** Its state, and when it will be or was published, as the clinic's clock shows it. */
export function publicationOf({ status, publish_at, published_at }: Blog, timeZone: string) {
  const moment = status === 'Published' ? published_at : publish_at;
  // Sweden writes dates like ISO does.
  const [day = '', time = ''] = moment ? new Date(moment).toLocaleString('sv-SE', { timeZone }).split(' ') : [];
  return { status: publish_at ? ('Scheduled' as const) : status, day, time: time.slice(0, 5) };
}

/** The slug follows the title until someone types one. */
export function withTitle(values: BlogValues, title: string): BlogValues {
  return { ...values, title, slug: values.hasOwnSlug ? values.slug : slugOf(title) };
}

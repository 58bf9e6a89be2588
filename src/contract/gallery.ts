import { z } from 'zod';
import { crudEndpoints, placeAfter } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  focalPoint,
  id,
  nothing,
  optionalDay,
  optionalText,
  pageQuery,
  pictureFile,
  requiredText,
  untranslated,
  version,
} from './fields.ts';
import * as galleryMessages from './messages/gallery.ts';
import * as consentMessages from './messages/gallery-consents.ts';
import { galleryCategories, withConsent } from './plain/gallery-categories.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

export const galleryItem = z
  .object({
    id,
    title: z.string(),
    image_path: z
      .string()
      .nullable()
      .describe('Path of the picture, without a leading slash; null for a video, also for one with a still'),
    youtube_link: z.string().nullable().describe('https://www.youtube.com/watch?v=ID'),
    before_path: z
      .string()
      .nullable()
      .describe('Path of the picture before a treatment; `image_path` is then the one after'),
    poster_path: z.string().nullable().describe('Path of the still of a video, if it has one'),
    treatment_name: z.string().describe('The title if none was given'),
    alt: z.string().nullable().describe('Alternative text of the picture'),
    category: z.enum(galleryCategories).nullable(),
    focus: focalPoint.nullable().describe('Point around which the picture is cut; null where it cannot be chosen'),
    created_at: createdAt,
    untranslated,
    version,
  })
  .meta({ id: 'GalleryItem' });

export type GalleryItem = z.output<typeof galleryItem>;

const youtubeVideo =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|(?:www\.)?youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?=\/?$|\/?[?&#])/i;

/** Extracts the video id from any form of YouTube link; null for other links. */
export function findYoutubeId(link: string): string | null {
  return youtubeVideo.exec(link)?.[1] ?? null;
}

const youtubeLink = optionalText(serverLimits.url).transform((link, context) => {
  if (link === null) return null;
  const found = findYoutubeId(link);
  if (!found) context.addIssue({ code: 'custom', message: 'Please paste the link of a YouTube video.', input: link });
  return found;
});

const category = z.enum(galleryCategories, 'Please choose a category from the list.');

/** Forms send an empty string for none. */
const categoryInput = z
  .string()
  .nullish()
  .transform((chosen) => chosen || null)
  .pipe(category.nullable())
  .meta({ enum: [...galleryCategories, '', null] });

const itemTexts = z
  .object({
    title: requiredText(limits.title, 'Please enter a title.'),
    treatment_name: optionalText(limits.name),
    alt: optionalText(limits.title),
    category: categoryInput,
  })
  .meta({ id: 'GalleryItemTexts' });

export type GalleryItemTexts = z.output<typeof itemTexts>;

const itemChange = itemTexts
  .extend({ focus: focalPoint.exactOptional().describe('Left as it is if missing') })
  .meta({ id: 'GalleryItemChange' });

export type GalleryItemChange = z.output<typeof itemChange>;

const consent = z.object({
  consent_by: optionalText(limits.name).describe(
    'Who agreed to pictures before and after: a name, or as the clinic writes it',
  ),
  consent_on: optionalDay.describe('The day on which they agreed'),
  consent_note: optionalText(limits.freeText),
});

const storedConsent = z
  .object({ consent_by: z.string(), consent_on: z.string(), consent_note: z.string().nullable() })
  .meta({ id: 'GalleryConsent' });

export type GalleryConsent = z.output<typeof storedConsent>;

const newItem = itemTexts
  .extend({
    title: requiredText(limits.title, galleryMessages.noPicture),
    image: pictureFile,
    youtubeLink,
    before: pictureFile,
    ...consent.shape,
  })
  .refine((item) => item.image || item.youtubeLink, { message: galleryMessages.noPicture, path: ['image'] })
  .refine((item) => item.category !== withConsent || (item.image && item.before && !item.youtubeLink), {
    message: consentMessages.noPair,
    path: ['before'],
  })
  .refine((item) => item.category === withConsent || !item.before, {
    message: consentMessages.pairElsewhere,
    path: ['category'],
  })
  .refine((item) => item.category !== withConsent || (item.consent_by && item.consent_on), {
    message: consentMessages.noConsent,
    path: ['consent_by'],
  })
  .meta({ id: 'NewGalleryItem' });

export type NewGalleryItem = z.output<typeof newItem>;

const { get, create, update, remove, restore } = crudEndpoints({
  noun: 'a gallery item',
  record: galleryItem,
  form: newItem,
  change: itemChange,
  messages: { ...galleryMessages, addFailure: galleryMessages.uploadFailure, notFound: 'Gallery item not found.' },
  summaries: {
    create: 'Add a picture or a video to the gallery',
    update: 'Change the texts of a gallery item, and the point around which its picture is cut',
  },
});

export const gallery = defineEndpoints(routes.gallery, 'front-desk', {
  list: {
    inLanguages: true,
    access: 'public',
    summary: 'Gallery items in the order set by administrators; new items come first',
    query: pageQuery.extend({ category: category.optional() }),
    output: z.array(galleryItem),
  },
  listCategories: {
    access: 'public',
    summary: 'Categories that have gallery items, with their number',
    output: z.array(z.object({ category, count: z.int() }).meta({ id: 'GalleryCategoryCount' })),
  },
  get: { ...get, access: 'public' },
  create,
  update,
  move: {
    ...update,
    summary: 'Move a gallery item directly after another one, or to the first place',
    body: placeAfter('item').meta({ id: 'GalleryPlace' }),
    failure: galleryMessages.moveFailure,
  },
  remove,
  restore,
  getConsent: {
    summary: 'Who agreed to pictures before and after, and when',
    output: storedConsent,
    notFound: 'This item has no consent.',
  },
  withdraw: {
    summary:
      'Withdraw the consent to pictures before and after: they are removed at once, with all their files, for good',
    output: nothing,
    conditional: true,
    notFound: 'This item has no consent.',
    failure: consentMessages.withdrawFailure,
  },
});

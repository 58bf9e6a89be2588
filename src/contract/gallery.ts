import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  createdAt,
  id,
  idInput,
  idParams,
  nothing,
  optionalText,
  pageQuery,
  pictureFile,
  requiredText,
  version,
} from './fields.ts';
import { limits, serverLimits } from './limits.ts';
import * as galleryMessages from './messages/gallery.ts';
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
    poster_path: z.string().nullable().describe('Path of the still of a video, if it has one'),
    treatment_name: z.string().describe('The title if none was given'),
    alt: z.string().nullable().describe('Alternative text of the picture'),
    created_at: createdAt,
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

const itemTexts = z
  .object({
    title: requiredText(limits.title, 'Please enter a title.'),
    treatment_name: optionalText(limits.name),
    alt: optionalText(limits.title),
  })
  .meta({ id: 'GalleryItemTexts' });

export type GalleryItemTexts = z.output<typeof itemTexts>;

const newItem = itemTexts
  .extend({
    title: requiredText(limits.title, galleryMessages.noPicture),
    image: pictureFile,
    youtubeLink,
  })
  .refine((item) => item.image || item.youtubeLink, { message: galleryMessages.noPicture, path: ['image'] })
  .meta({ id: 'NewGalleryItem' });

export type NewGalleryItem = z.output<typeof newItem>;

const place = z
  .object({
    after: idInput('Please say behind which item it goes, or null for the first place.')
      .nullable()
      .describe('Id of the preceding item; null moves the item to the first place'),
  })
  .meta({ id: 'GalleryPlace' });

const notFound = 'Gallery item not found.';

export const gallery = {
  list: defineEndpoint({
    ...routes.gallery.list,
    access: 'public',
    summary: 'Gallery items in the order set by administrators; new items come first',
    query: pageQuery,
    output: z.array(galleryItem),
  }),
  get: defineEndpoint({
    ...routes.gallery.get,
    access: 'public',
    summary: 'One gallery item',
    params: idParams,
    output: galleryItem,
    notFound,
  }),
  create: defineEndpoint({
    ...routes.gallery.create,
    access: 'front-desk',
    summary: 'Add a picture or a video to the gallery',
    body: newItem,
    output: galleryItem,
    status: 201,
    failure: galleryMessages.uploadFailure,
  }),
  update: defineEndpoint({
    ...routes.gallery.update,
    access: 'front-desk',
    summary: 'Change the texts of a gallery item',
    params: idParams,
    body: itemTexts,
    output: galleryItem,
    conditional: true,
    failure: galleryMessages.updateFailure,
    notFound,
  }),
  move: defineEndpoint({
    ...routes.gallery.move,
    access: 'front-desk',
    summary: 'Move a gallery item directly after another one, or to the first place',
    params: idParams,
    body: place,
    output: galleryItem,
    conditional: true,
    failure: galleryMessages.moveFailure,
    notFound,
  }),
  remove: defineEndpoint({
    ...routes.gallery.remove,
    access: 'front-desk',
    summary: 'Delete a gallery item; it can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: galleryMessages.deleteFailure,
    notFound,
  }),
  restore: defineEndpoint({
    ...routes.gallery.restore,
    access: 'front-desk',
    summary: 'Bring back a gallery item deleted within the last 30 seconds',
    params: idParams,
    output: galleryItem,
    failure: galleryMessages.restoreFailure,
    notFound: galleryMessages.cannotRestore,
  }),
};

// Words of the photo gallery.

import type { GalleryCategory } from '#contract/plain/gallery-categories.ts';

export const list = { more: 'More pictures', older: 'Older pictures', newest: 'Newest pictures' } as const;
export const aboutUs = 'About us';
export const isVideo = 'Video, loads from YouTube';
export const play = 'Play';
export const playVideo = 'Play, loads from YouTube';
export const pictures = 'Pictures';
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
/** Separator of the notes under a picture. */
export const between = '. ';
export const kinds = 'Kinds of pictures';
export const all = 'All';
export const categories: Readonly<Record<GalleryCategory, string>> = {
  people: 'People',
  rooms: 'Rooms',
  treatments: 'Treatments',
  'before-after': 'Before and after',
  events: 'Events',
};
export const before = 'Before';
export const after = 'After';

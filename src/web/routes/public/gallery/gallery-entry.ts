import type { GalleryItem } from '#contract/gallery.ts';

export type GalleryEntry = ReturnType<typeof toEntry>;

export function toEntry(item: GalleryItem) {
  const { id, title, treatment_name, alt, image_path, before_path, poster_path, youtube_link: address } = item;
  const image = image_path ?? poster_path;
  return {
    id,
    title,
    treatment: treatment_name === title ? null : treatment_name,
    // The title beside it is enough without a description.
    alt: alt ?? '',
    /** Address of the picture, or of a video's still; null for a video that has none. */
    image: image && `/${image}`,
    /** Address of the picture before the treatment; `image` is the one after. */
    before: before_path && `/${before_path}`,
    video: address ? { id: new URL(address).searchParams.get('v') ?? '', address } : null,
  };
}

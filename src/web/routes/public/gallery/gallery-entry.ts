import type { GalleryItem } from '#contract/gallery.ts';

export interface GalleryEntry {
  id: number;
  title: string;
  treatment: string | null;
  alt: string;
  /** Address of the picture, or of a video's still; null for a video that has none. */
  image: string | null;
  video: { id: string; address: string } | null;
}

export function toEntry({
  id,
  title,
  treatment_name,
  alt,
  image_path,
  poster_path,
  youtube_link,
}: GalleryItem): GalleryEntry {
  const image = image_path ?? poster_path;
  return {
    id,
    title,
    treatment: treatment_name === title ? null : treatment_name,
    // The title beside it is enough without a description.
    alt: alt ?? '',
    image: image && `/${image}`,
    video: youtube_link ? toVideo(youtube_link) : null,
  };
}

function toVideo(address: string) {
  return { id: new URL(address).searchParams.get('v') ?? '', address };
}

import type { GalleryItem } from '#contract/gallery.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';

/** The picture of an item, or a placeholder for a video without one. */
export function ItemPicture({ item: { image_path, poster_path, youtube_link, alt } }: { item: GalleryItem }) {
  const image = image_path ?? poster_path;
  return (
    <span className="item-picture">
      {image && <Picture src={`/${image}`} alt={alt ?? ''} sizes="7.5rem" draggable={false} />}
      {youtube_link && (
        <span className="item-video">
          <Icon name="play" />
          <span className="visually-hidden">Video</span>
        </span>
      )}
    </span>
  );
}

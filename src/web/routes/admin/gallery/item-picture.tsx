import type { GalleryItem } from '#contract/gallery.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The picture, or what stands for a video that has none; the words beside it say the rest. */
export function ItemPicture({ item: { image_path, youtube_link, alt } }: { item: GalleryItem }) {
  return (
    <span className="item-picture">
      {image_path && <Picture src={`/${image_path}`} alt={alt ?? ''} sizes="7.5rem" draggable={false} />}
      {youtube_link && (
        <span className="item-video">
          <Icon name="play" />
          <span className="visually-hidden">Video</span>
        </span>
      )}
    </span>
  );
}

import { Picture } from '#web/ui/media/picture.tsx';
import type { GalleryEntry } from './gallery-entry.ts';
import { Video } from './video.tsx';

/** As large as the screen allows; most pictures are half as wide again as they are high. */
const wholeScreen = 'min(100vw, 150vh)';

interface ViewerSlideProps {
  entry: GalleryEntry;
  isCurrent: boolean;
  isPlaying: boolean;
  onPlay: () => void;
}

export function ViewerSlide({ entry, isCurrent, isPlaying, onPlay }: ViewerSlideProps) {
  const { image, video, alt, title, treatment } = entry;
  return (
    <li className="viewer-slide" inert={!isCurrent}>
      <figure>
        {video ? (
          <Video entry={entry} video={video} isPlaying={isPlaying} onPlay={onPlay} />
        ) : (
          image && <Picture src={image} alt={alt} sizes={wholeScreen} />
        )}
        <figcaption>
          <strong>{title}</strong>
          {treatment && <span>{treatment}</span>}
        </figcaption>
      </figure>
    </li>
  );
}

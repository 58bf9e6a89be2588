import type { GalleryEntry } from './gallery-entry.ts';
import { Video } from './video.tsx';

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
          image && <img src={image} width="1200" height="800" alt={alt} loading="lazy" />
        )}
        <figcaption>
          <strong>{title}</strong>
          {treatment && <span>{treatment}</span>}
        </figcaption>
      </figure>
    </li>
  );
}

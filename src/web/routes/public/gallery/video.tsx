import './video.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import type { GalleryEntry } from './gallery-entry.ts';
import { Still } from './still.tsx';

interface VideoProps {
  entry: GalleryEntry;
  video: NonNullable<GalleryEntry['video']>;
  isPlaying: boolean;
  onPlay: () => void;
}

/** Nothing comes from YouTube until somebody wants to see the video. */
export function Video({ entry, video, isPlaying, onPlay }: VideoProps) {
  if (isPlaying) return <Player title={entry.title} id={video.id} />;
  return (
    <div className="video-still">
      <Still entry={entry} sizes="min(100vw, 150vh)" />
      <button type="button" className="video-play" onClick={onPlay}>
        <Icon name="play" />
        Play, loads from YouTube
      </button>
    </div>
  );
}

function Player({ title, id }: { title: string; id: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a site of its own, and the only one that the policy lets in
    <iframe
      className="player"
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
      title={title}
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      // YouTube refuses to play for pages that do not say where they are.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

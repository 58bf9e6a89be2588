import type { MouseEvent } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import type { GalleryEntry } from './gallery-entry.ts';
import { Still } from './still.tsx';

interface GalleryTileProps {
  entry: GalleryEntry;
  /** How wide its picture is, as in HTML. */
  sizes: string;
  isFirst: boolean;
  onOpen: () => Promise<void>;
}

/** A link to the picture itself, or to the video at YouTube: that is what opens without scripts, or in a new tab. */
export function GalleryTile({ entry, sizes, isFirst, onOpen }: GalleryTileProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    onOpen().catch((error: unknown) => {
      console.error(error);
      window.location.assign(href); // the larger view did not load; the picture may
    });
  };
  return (
    <li>
      <a className="tile" href={entry.video?.address ?? entry.image ?? undefined} rel="noreferrer" onClick={open}>
        <span className="tile-picture">
          <Still entry={entry} sizes={sizes} isFirst={isFirst} />
          {entry.video && <PlayMark />}
        </span>
        <span className="tile-title">{entry.title}</span>
        <TileNote entry={entry} />
      </a>
    </li>
  );
}

function PlayMark() {
  return (
    <span className="play-mark">
      <Icon name="play" />
      Play
    </span>
  );
}

/** Whoever plays a video knows before where it comes from. */
function TileNote({ entry: { video, treatment } }: { entry: GalleryEntry }) {
  const note = [treatment, video && 'Video, loads from YouTube'].filter(Boolean).join('. ');
  return note && <span className="tile-note">{note}</span>;
}

import './still.css';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/gallery.ts';
import type { GalleryEntry } from './gallery-entry.ts';

interface StillProps {
  entry: GalleryEntry;
  sizes: string;
  isFirst: boolean;
}

/** The picture of a tile, or a video's poster: never YouTube's own, which would tell YouTube of every visit. */
export function Still({ entry: { image, before, alt }, sizes, isFirst }: StillProps) {
  if (!image) return <DrawnStill />;
  if (before) return <Pair before={before} after={image} alt={alt} sizes={sizes} />;
  return <Picture className="still" src={image} alt={alt} sizes={sizes} aspect="3x2" isFirst={isFirst} />;
}

interface PairProps {
  before: string;
  after: string;
  alt: string;
  sizes: string;
}

/** Two pictures beside each other, shown as they were taken. */
function Pair({ before, after, alt, sizes }: PairProps) {
  return (
    <span className="pair">
      {[[before, words.before] as const, [after, words.after] as const].map(([src, when]) => (
        <span key={when}>
          <Picture src={src} alt={[when, alt].filter(Boolean).join(': ')} sizes={sizes} aspect="4x5" />
          <span aria-hidden="true">{when}</span>
        </span>
      ))}
    </span>
  );
}

/** Still of a video without a poster: the arc of the clinic's drawings. */
function DrawnStill() {
  return (
    <svg
      className="still drawn-still"
      viewBox="0 0 1200 800"
      width="1200"
      height="800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="drawn-ground" width="1200" height="800" />
      <circle className="drawn-far" cx="600" cy="560" r="400" />
      <circle className="drawn-near" cx="600" cy="560" r="250" />
      <path className="drawn-ticks" d="M140 560a460 460 0 0 1 920 0" pathLength="240" />
      <path className="drawn-arc" d="M200 560a400 400 0 0 1 600-346.4" />
      <circle className="drawn-handle" cx="800" cy="213.6" r="15.5" />
      <path className="drawn-arrow" d="M535 430v260l220-130Z" />
    </svg>
  );
}

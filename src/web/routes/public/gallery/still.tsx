import './still.css';
import { Picture } from '#web/ui/media/picture.tsx';
import * as words from '#words/gallery.ts';
import type { GalleryEntry } from './gallery-entry.ts';

interface StillProps {
  entry: GalleryEntry;
  sizes: string;
  /** Cut for a tile instead of whole. */
  isCut?: boolean;
  isFirst?: boolean;
}

/** The picture, or a video's poster: never YouTube's own, which would tell YouTube of every visit. */
export function Still({ entry: { image, before, alt }, sizes, isCut = false, isFirst = false }: StillProps) {
  if (!image) return <DrawnStill />;
  if (before) return <Pair before={before} after={image} {...{ alt, sizes, isCut }} />;
  return (
    <Picture
      className="still"
      src={image}
      alt={alt}
      sizes={sizes}
      aspect={isCut ? '3x2' : undefined}
      isFirst={isFirst}
    />
  );
}

interface PairProps extends Pick<StillProps, 'sizes' | 'isCut'> {
  before: string;
  after: string;
  alt: string;
}

/** Two pictures beside each other, shown as they were taken. */
export function Pair({ before, after, alt, sizes, isCut = false }: PairProps) {
  const aspect = isCut ? '4x5' : undefined;
  return (
    <span className="pair">
      <span>
        <Picture src={before} alt={[words.before, alt].filter(Boolean).join(': ')} {...{ sizes, aspect }} />
        <span aria-hidden="true">{words.before}</span>
      </span>
      <span>
        <Picture src={after} alt={[words.after, alt].filter(Boolean).join(': ')} {...{ sizes, aspect }} />
        <span aria-hidden="true">{words.after}</span>
      </span>
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
      <rect width="1200" height="800" fill="#dceee9" />
      <circle cx="600" cy="560" r="400" fill="#bfded6" />
      <circle cx="600" cy="560" r="250" fill="#97c8bc" />
      <path className="drawn-ticks" d="M140 560a460 460 0 0 1 920 0" pathLength="240" />
      <path className="drawn-arc" d="M200 560a400 400 0 0 1 600-346.4" />
      <circle cx="800" cy="213.6" r="22" fill="#f2b84b" />
      <circle cx="800" cy="213.6" r="9" fill="#0a2e2b" />
      <path d="M535 430v260l220-130Z" fill="#0e4f49" stroke="#0e4f49" strokeWidth="30" strokeLinejoin="round" />
    </svg>
  );
}

import './picture.css';
import type { Aspect } from '#contract/plain/picture-name.ts';
import { calmCornerOf, describePicture, stepOf } from './picture-sources.ts';

interface PictureProps {
  /** Its path on the site. */
  src: string;
  alt: string;
  /** How wide the layout makes it, as in HTML. */
  sizes: string;
  /** That of the box which shows it: what fills the box is cut around the focal point. */
  aspect?: Aspect | undefined;
  className?: string;
  /** One of the first things that are seen of a page should not wait; the others do until they come near. */
  isFirst?: boolean;
  draggable?: boolean;
}

/** Defaults for pictures whose name says nothing. */
const usual = { width: 1_200, height: 800, tone: undefined, focus: null, sources: [] };

/** An uploaded picture. */
export function Picture({ src, alt, sizes, aspect, className, isFirst = false, draggable }: PictureProps) {
  const { width, height, tone, focus, sources } = describePicture(src, aspect) ?? usual;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
        draggable={draggable}
        data-tone={tone}
        data-photo={calmCornerOf(src)}
        data-x={stepOf(focus?.x)}
        data-y={stepOf(focus?.y)}
      />
    </picture>
  );
}

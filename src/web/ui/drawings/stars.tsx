import * as words from '#words/site.ts';
import './stars.css';
import { iconPaths } from './icon-paths.ts';

const places = [0, 1, 2, 3, 4];
/** Distance of the stars in units of the drawing, in which a star is 24 wide. */
const step = 26.5;

/** A rating in halves, from 0.5 to 5; nothing for 0, which is none. One drawing and not five: pages show many. */
export function Stars({ rating }: { rating: number }) {
  if (rating === 0) return null;
  const those = (fits: (part: number) => boolean) => places.filter((place) => fits(rating - place));
  return (
    <p className="rated row">
      <svg className="stars" viewBox="0 0 130 24" role="img" aria-label={words.stars(rating)}>
        <Row className="star-on" shape={star} at={those(isOn)} />
        <Row className="star-off" shape={star} at={those((part) => !isOn(part))} />
        <Row className="star-half" shape={halfStar} at={those(isHalf)} />
      </svg>
      <bdi className="num" aria-hidden="true">
        {rating}
      </bdi>
    </p>
  );
}

function Row({ className, shape, at }: { className: string; shape: string; at: readonly number[] }) {
  if (at.length === 0) return null;
  return <path className={className} d={at.map((place) => `M${12 + place * step} 3.5${shape}`).join('')} />;
}

/** One star, filled by halves. */
export function Star({ filled }: { filled: number }) {
  const outline = iconPaths.star.line;
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
      <path className={isOn(filled) ? 'star-on' : 'star-off'} d={outline} />
      {isHalf(filled) && <path className="star-half" d={`M12 3.5${halfStar}`} />}
    </svg>
  );
}

const isOn = (part: number) => part >= 0.75;
const isHalf = (part: number) => part >= 0.25 && part < 0.75;

/** Path of a star from its upper point on. */
const star = iconPaths.star.line.replace('m12 3.5 ', 'l');
/** The left half of the same star. */
const halfStar = 'l-2.6 5.3-5.9.8 4.3 4.1-1.1 5.8 5.3-2.8Z';

import './stars.css';
import { iconPaths } from './icon-paths.ts';

const places = [0, 1, 2, 3, 4];

/** A rating in halves, from 0.5 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {places.map((place) => (
        <Star key={place} filled={Math.min(Math.max(rating - place, 0), 1)} />
      ))}
    </span>
  );
}

/** One star, filled by halves. */
export function Star({ filled }: { filled: number }) {
  const outline = iconPaths.star.line;
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
      <path className={filled >= 0.75 ? 'star-on' : 'star-off'} d={outline} />
      {filled >= 0.25 && filled < 0.75 && <path className="star-half" d={halfStar} />}
    </svg>
  );
}

/** The left half of the same star. */
const halfStar = 'M12 3.5 9.4 8.8l-5.9.8 4.3 4.1-1.1 5.8 5.3-2.8Z';

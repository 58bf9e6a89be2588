import './bar.css';

/** A bar that stands; like `Bar`, a drawing beside its number. `share` is that of the highest one, from 0 to 1. */
export function Column({ share }: { share: number }) {
  return (
    <svg className="column" aria-hidden="true">
      <line className="bar-track" x1="50%" x2="50%" y1="100%" y2="0" />
      {share > 0 && (
        <line className="bar-value" x1="50%" x2="50%" y1="100%" y2={`${((1 - share) * 100).toFixed(2)}%`} />
      )}
    </svg>
  );
}

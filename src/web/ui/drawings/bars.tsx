import './bars.css';

interface BarProps {
  /** Share of the longest one, from 0 to 1. */
  share: number;
  /** The part in another colour, such as what shows on the website. */
  part?: number;
}

/** A horizontal bar: a drawing beside its number, which carries the meaning. */
export function Bar({ share, part }: BarProps) {
  return (
    <svg className="bar" aria-hidden="true">
      <line className="bar-track" x1="0" x2="100%" y1="50%" y2="50%" />
      {share > 0 && (
        <line className={part === undefined ? 'bar-value' : 'bar-whole'} x1="0" x2={percent(share)} y1="50%" y2="50%" />
      )}
      {part !== undefined && part > 0 && <line className="bar-value" x1="0" x2={percent(part)} y1="50%" y2="50%" />}
    </svg>
  );
}

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`;
}

/** A vertical bar, like `Bar` a drawing beside its number. `share` is relative to the highest one, from 0 to 1. */
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

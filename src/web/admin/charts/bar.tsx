import './bar.css';

interface BarProps {
  /** Share of the longest one, from 0 to 1. */
  share: number;
  /** The part of it that is told apart, such as what shows on the website. */
  part?: number;
}

/** A bar that lies, drawn as an arc's stroke pulled straight. The number beside it is what says something. */
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

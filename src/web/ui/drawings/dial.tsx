import './dial.css';

interface DialProps {
  /** How far the arc has opened, in degrees of 180. */
  degrees: number;
  /** A number in place of the pivot. */
  label?: string | number | undefined;
}

/** The clinic's motif: the arc of a goniometer, opened as far as it is told. A decoration. */
export function Dial({ degrees, label }: DialProps) {
  return (
    <svg className="dial" viewBox="0 0 96 62" aria-hidden="true">
      <path className="dial-ticks" d={ticks} />
      {/* Cuts off what has not come up yet: see watch-arcs.ts. */}
      <svg height="54.5">
        <g className="dial-turn" data-from={`rotate(-${degrees}deg)`}>
          <path className="dial-arc" d="M10 52a38 38 0 0 1 76 0" pathLength="180" strokeDasharray={`${degrees} 180`} />
          <path
            className="dial-arm"
            d={`M${label === undefined ? 48 : 28} 52H10`}
            transform={`rotate(${degrees} 48 52)`}
          />
        </g>
      </svg>
      {label === undefined ? (
        <circle className="dial-pivot" cx="48" cy="52" r="7" />
      ) : (
        <text className="dial-label" x="48" y="58" textAnchor="middle">
          {label}
        </text>
      )}
    </svg>
  );
}

/** Every 15 degrees, longer at both ends and at the top. */
const ticks =
  'M4 52L-2 52M5.5 40.6L1.6 39.6M9.9 30L6.4 28M16.9 20.9L14.1 18.1M26 13.9L24 10.4M36.6 9.5L35.6 5.6M48 8L48 2M59.4 9.5L60.4 5.6M70 13.9L72 10.4M79.1 20.9L81.9 18.1M86.1 30L89.6 28M90.5 40.6L94.4 39.6M92 52L98 52';

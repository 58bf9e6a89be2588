import './dial.css';

interface DialProps {
  /** How far the arc has opened, in degrees of 180. */
  degrees: number;
  /** A number in place of the pivot. */
  label?: string | number | undefined;
}

const centre = { x: 48, y: 52 };
const tickSteps = 12;

/** The clinic's motif: the arc of a goniometer, opened as far as it is told. A decoration. */
export function Dial({ degrees, label }: DialProps) {
  const arm = label === undefined ? 0 : 20;
  return (
    <svg className="dial" viewBox="0 0 96 62" aria-hidden="true">
      <path className="dial-ticks" d={ticks} />
      <path className="dial-arc" d={arc(38, degrees)} />
      <path className="dial-arm" d={`M${at(arm, degrees)}L${at(38, degrees)}`} />
      {label === undefined ? (
        <circle className="dial-pivot" cx={centre.x} cy={centre.y} r="7" />
      ) : (
        <text className="dial-label" x={centre.x} y="58" textAnchor="middle">
          {label}
        </text>
      )}
    </svg>
  );
}

const ticks = Array.from({ length: tickSteps + 1 }, (_, step) => {
  const degrees = (step * 180) / tickSteps;
  return `M${at(44, degrees)}L${at(step % 6 === 0 ? 50 : 48, degrees)}`;
}).join('');

function arc(radius: number, degrees: number) {
  return `M${at(radius, 0)}A${radius} ${radius} 0 0 1 ${at(radius, degrees)}`;
}

/** Degrees run clockwise from the left, as on the instrument. */
function at(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const x = centre.x - radius * Math.cos(angle);
  const y = centre.y - radius * Math.sin(angle);
  return `${round(x)} ${round(y)}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}

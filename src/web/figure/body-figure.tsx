import './body-figure.css';
import type { BodyArea } from '#contract/conditions.ts';
import picture from '#web/art/body-finder.svg?no-inline';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { addressOfArea } from './address-of-area.ts';
import { dialOf, inDegrees } from './dial-of.ts';
import { type Joint, jointOfArea, joints } from './joints.ts';

/** Dots of all joints, as a line of round ends. */
const dots = joints.map(({ dot: [x, y] }) => `M${x} ${y}h0`).join('');

/**
 * A person from the front and from behind, whose joints lead to what the website has about them. It repeats the list of areas for those who
 * see and point. `touch-figure.ts` answers on the page itself.
 */
export function BodyFigure({ area, loading }: { area?: BodyArea | undefined; loading?: 'lazy' }) {
  const chosen = area && jointOfArea(area);
  return (
    <div className="figure unprinted" aria-hidden="true">
      <Drawing src={picture} width="760" height="800" alt="" loading={loading} />
      <svg viewBox="0 0 760 800">
        {joints.map((joint, index) => (
          <Place key={joint.touched.join()} joint={joint} index={index} isChosen={joint === chosen} />
        ))}
        <path className="figure-dots" d={dots} />
        <path className="figure-dots figure-dots-inside" d={dots} />
        <Goniometer joint={chosen} />
      </svg>
    </div>
  );
}

interface PlaceProps {
  joint: Joint;
  index: number;
  isChosen: boolean;
}

function Place({ joint: { area, touched }, index, isChosen }: PlaceProps) {
  const [x, y, width, height] = touched;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from assistive technology, which has the list
    <a
      href={pageAddress(addressOfArea(area))}
      tabIndex={-1}
      data-area={area}
      data-joint={index}
      aria-current={isChosen ? 'true' : undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={Math.min(width, height) / 2} />
    </a>
  );
}

/** Shows the whole movement; `touch-figure.ts` fills and moves it. */
function Goniometer({ joint }: { joint: Joint | undefined }) {
  const dial = joint && dialOf(joint);
  return (
    <g className="figure-dial" visibility={dial ? undefined : 'hidden'}>
      <path className="figure-ticks" d={dial?.ticks} />
      <path className="figure-arc" d={dial?.arc} pathLength={dial?.range} />
      <g className="figure-place" transform={dial?.pivot}>
        <g className="figure-turn" transform={joint && `rotate(${joint.to})`}>
          <path className="figure-arm" d={dial?.arm} />
          <path className="figure-handle" d={dial?.handle} />
        </g>
        <circle className="figure-pivot" r="12" />
      </g>
      <g className="figure-degrees" transform={dial?.label}>
        <rect />
        <text textAnchor="middle" dominantBaseline="central">
          {dial && joint && inDegrees(dial.degreesAt(joint.to))}
        </text>
      </g>
    </g>
  );
}

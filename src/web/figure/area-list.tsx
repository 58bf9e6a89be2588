import './area-list.css';
import type { BodyArea } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { addressOfArea } from './address-of-area.ts';

const areas = Object.entries(bodyAreaNames) as [BodyArea, string][];

/** Areas of the body as links, for everyone. */
export function AreaList({ area: chosen }: { area?: BodyArea | undefined }) {
  return (
    <ul className="body-areas cluster">
      {areas.map(([area, name]) => (
        <li key={area}>
          <Link
            className="chip"
            to={addressOfArea(area)}
            data-area={area}
            aria-current={area === chosen ? 'true' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

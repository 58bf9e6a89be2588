import '#web/ui/drawings/chevron.css';
import './condition-links.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import { Link } from '#web/ui/navigation/link.tsx';

export function ConditionLinks({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <ul className="condition-links">
      {conditions.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/conditions/${id}`} dir="auto">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

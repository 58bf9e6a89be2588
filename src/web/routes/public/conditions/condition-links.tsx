import '#web/ui/drawings/chevron.css';
import '#web/content/condition-links.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import { langOf } from '#web/content/lang-of.ts';
import { Link } from '#web/ui/navigation/link.tsx';

export function ConditionLinks({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <ul className="condition-links">
      {conditions.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/conditions/${id}`} dir="auto" lang={langOf(name)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

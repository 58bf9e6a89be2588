import './condition-links.css';
import { Link } from 'react-router';
import type { ConditionEntry } from '#contract/conditions.ts';

export function ConditionLinks({ conditions }: { conditions: readonly ConditionEntry[] }) {
  return (
    <ul className="condition-links">
      {conditions.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/conditions/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

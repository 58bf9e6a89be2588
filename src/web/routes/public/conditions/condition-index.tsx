import './condition-index.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import { ConditionLinks } from './condition-links.tsx';
import { groupByArea, groupByLetter } from './groups.ts';

interface IndexProps {
  conditions: readonly ConditionEntry[];
}

export function LetterIndex({ conditions }: IndexProps) {
  return (
    <section className="condition-index wrap" aria-labelledby="a-to-z">
      <h2 id="a-to-z">A to Z</h2>
      <ul className="condition-letters">
        {groupByLetter(conditions).map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <ConditionLinks conditions={group.conditions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AreaIndex({ conditions }: IndexProps) {
  return (
    <section className="section band-pine" aria-labelledby="by-body-area">
      <div className="wrap">
        <div className="section-head">
          <h2 id="by-body-area">By body area</h2>
        </div>
        <ul className="condition-areas">
          {groupByArea(conditions).map((group) => (
            <li key={group.title}>
              <header>
                <h3>{group.title}</h3>
                <p className="num">{countConditions(group.conditions.length)}</p>
              </header>
              <ConditionLinks conditions={group.conditions} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function countConditions(count: number) {
  return count === 1 ? '1 condition' : `${count} conditions`;
}

import './condition-index.css';
import type { ConditionEntry } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { letterOf } from '#web/index-entries.ts';
import * as words from '#words/conditions.ts';
import { ConditionLinks } from './condition-links.tsx';

interface IndexProps {
  title: string;
  conditions: readonly ConditionEntry[];
}

export function LetterIndex({ title, conditions }: IndexProps) {
  return (
    <div className="condition-index wrap">
      <h2 id="a-to-z-title">
        <InItsLanguage text={title} />
      </h2>
      <ul className="condition-letters">
        {groupByLetter(conditions).map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <ConditionLinks conditions={group.conditions} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Areas that open, so that all of them are in sight on a phone. */
export function AreaIndex({ title, conditions }: IndexProps) {
  return (
    <section className="condition-index wrap" aria-labelledby="by-area-title">
      <h2 id="by-area-title">
        <InItsLanguage text={title} />
      </h2>
      <ul className="condition-areas">
        {groupByArea(conditions).map((group) => (
          <li key={group.title}>
            <details>
              <summary>
                <h3>{group.title}</h3> <span className="num">{words.count(group.conditions.length)}</span>
              </summary>
              <ConditionLinks conditions={group.conditions} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Conditions under a letter or a body area. */
interface Group {
  title: string;
  conditions: ConditionEntry[];
}

export function groupByLetter(conditions: readonly ConditionEntry[]): Group[] {
  const groups = Map.groupBy(conditions, ({ name }) => letterOf(name));
  return [...groups].map(([title, members]) => ({ title, conditions: members }));
}

/** Groups conditions from head to foot; those without an area come last. */
export function groupByArea(conditions: readonly ConditionEntry[]): Group[] {
  const groups = Map.groupBy(conditions, ({ body_area }) => (body_area ? bodyAreaNames[body_area] : words.noArea));
  return [...Object.values(bodyAreaNames), words.noArea].flatMap((title) => {
    const members = groups.get(title);
    return members ? [{ title, conditions: members }] : [];
  });
}

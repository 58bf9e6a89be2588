import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import type { Symptom as StoredSymptom } from '#contract/symptoms.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { FilterField } from '#web/forms/filter-field.tsx';
import { type IndexEntry, letterOf } from '#web/index-entries.ts';
import type { PageWords } from '#web/page-texts.ts';
import type { FilteredList } from '#web/search/load-search.ts';
import { useFilter } from '#web/search/use-search.ts';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as indexWords from '#words/home-index.ts';
import { allConditions, inEmergency, symptoms as symptomsTitle } from '#words/pages.ts';
import * as site from '#words/site.ts';

export type Symptom = Pick<StoredSymptom, 'id' | 'name' | 'condition_ids'> & { urgent_help?: string };

interface ConditionsAndSymptomsProps {
  words: Pick<PageWords<'home'>, 'index_title' | 'index_lead'>;
  conditions: readonly IndexEntry[];
  symptoms: readonly Symptom[];
}

/** Choosing a symptom narrows the list of conditions to those it can belong to. */
export function ConditionsAndSymptoms({ words, conditions, symptoms }: ConditionsAndSymptomsProps) {
  const [chosen, setChosen] = useState<Symptom | null>(null);
  const narrowing = useDeferredValue(chosen); // the tap shows first, then the other list
  return (
    <section className="section home-index" aria-labelledby="index-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="index-heading">
              <InItsLanguage text={words.index_title} />
            </h2>
            <p>
              <InItsLanguage text={words.index_lead} />{' '}
              <Sentence words={inEmergency} fields={{ number: <EmergencyNumber /> }} />
            </p>
          </div>
        </div>
        <div className="indexes stack">
          <Conditions conditions={conditions} symptom={narrowing} onReset={() => setChosen(null)} />
          <Symptoms symptoms={symptoms} chosen={chosen} onChoose={setChosen} />
        </div>
      </div>
    </section>
  );
}

interface ConditionsProps {
  conditions: readonly IndexEntry[];
  symptom: Symptom | null;
  onReset: () => void;
}

function Conditions({ conditions, symptom, onReset }: ConditionsProps) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(symptom);
  useEffect(() => {
    if (before.current !== symptom && card.current) lead(card.current, symptom ? '.index-narrowed p' : 'h3');
    before.current = symptom;
  }, [symptom]);
  const shown = symptom ? conditions.filter((condition) => symptom.condition_ids.includes(condition.id)) : conditions;
  return (
    <div ref={card}>
      <IndexCard
        // Choosing a symptom resets the filter, which could hide the result.
        key={symptom?.id}
        noun="conditions"
        title={site.conditions}
        entries={shown}
        total={conditions.length}
        renderLink={(condition, words) => <Link to={`/conditions/${condition.id}`}>{words}</Link>}
        wayOn={
          <Link className="link-on" to="/conditions">
            {allConditions}
            <Icon name="arrow" />
          </Link>
        }
      >
        {symptom && <Narrowed count={shown.length} symptom={symptom} onReset={onReset} />}
      </IndexCard>
    </div>
  );
}

function Narrowed({ count, symptom, onReset }: { count: number; symptom: Symptom; onReset: () => void }) {
  return (
    <div className="index-narrowed row cluster spread">
      <p tabIndex={-1}>
        <Sentence
          words={indexWords.goWith(count)}
          fields={{
            symptom: (
              <strong>
                <InItsLanguage text={symptom.name} />
              </strong>
            ),
          }}
        />
      </p>
      {symptom.urgent_help && (
        <p className="index-urgent">
          <Icon name="alert" />
          <span>
            <InItsLanguage text={symptom.urgent_help} />
          </span>
        </p>
      )}
      <button type="button" className="link-on" onClick={onReset}>
        {indexWords.showAll}
      </button>
    </div>
  );
}

interface SymptomsProps {
  symptoms: readonly Symptom[];
  chosen: Symptom | null;
  onChoose: (symptom: Symptom) => void;
}

function Symptoms({ symptoms, chosen, onChoose }: SymptomsProps) {
  const choose = (event: MouseEvent, id: number) => {
    const symptom = symptoms.find((candidate) => candidate.id === id);
    if (!symptom || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(symptom);
  };
  return (
    <IndexCard
      noun="symptoms"
      title={symptomsTitle}
      entries={symptoms}
      total={symptoms.length}
      renderLink={({ id }, words) => (
        <a
          href={pageAddress('/')}
          aria-current={id === chosen?.id ? 'true' : undefined}
          onClick={(event) => choose(event, id)}
        >
          {words}
        </a>
      )}
    />
  );
}

/** Moves the focus to what has changed, and scrolls to it where it is above the symptoms, as on phones. */
function lead(card: HTMLElement, target: string) {
  card.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  if (card.getBoundingClientRect().top < 0) card.scrollIntoView();
}

interface IndexCardProps {
  noun: FilteredList;
  title: string;
  entries: readonly IndexEntry[];
  /** The number of entries without a filter. */
  total: number;
  renderLink: (entry: IndexEntry, words: ReactNode) => ReactNode;
  /** Above the list: what it is narrowed to, and a button to reset it. */
  children?: ReactNode;
  /** Below the list: a link to another page. */
  wayOn?: ReactNode;
}

/** Fewer entries fit without scrolling. */
const tallFrom = 9;

/** A list that scrolls, with a filter and links to its letters. */
function IndexCard({ noun, title, entries, total, renderLink, children, wayOn }: IndexCardProps) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const shown = useFilter(noun, entries, filter);
  return (
    <section className={`index-card card ${total >= tallFrom ? 'index-tall' : ''}`} aria-labelledby={id}>
      <header className="cluster spread">
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {total > 0 && (
          <p className="index-count note num" aria-live="polite">
            {shown.length === total ? indexWords.entries(total) : indexWords.shownOf(shown.length, total)}
          </p>
        )}
        {total > 0 && <FilterField label={indexWords.filter[noun]} value={filter} onChange={setFilter} />}
      </header>
      {children}
      {shown.length === 0 ? (
        <p className="index-empty centered">{listMessages.empty}</p>
      ) : (
        <div className="index-body">
          {shown.length >= tallFrom && (
            <a className="skip-link" href={`#after-${noun}`}>
              {indexWords.skipList}
            </a>
          )}
          <ul className="index-list" ref={list} aria-label={title}>
            {shown.map((entry, place) => {
              const letter = letterOf(entry.name);
              const opens = letter !== letterOf(shown[place - 1]?.name ?? '');
              const words = (
                <>
                  {opens && <b aria-hidden="true">{letter}</b>}
                  <InItsLanguage text={entry.name} />
                </>
              );
              return (
                <li key={entry.id} id={opens ? `${noun}-${letter}` : undefined}>
                  {renderLink(entry, words)}
                </li>
              );
            })}
          </ul>
          <LetterRail noun={noun} entries={shown} onChoose={(event, target) => showRow(event, list.current, target)} />
        </div>
      )}
      <div id={`after-${noun}`} className={wayOn ? 'index-way-on' : undefined} tabIndex={-1}>
        {wayOn}
      </div>
    </section>
  );
}

/** Scrolls only the list; following the link would also scroll the page. */
function showRow(event: MouseEvent, list: HTMLElement | null, target: string) {
  const row = document.getElementById(target);
  if (!list || !row) return;
  event.preventDefault();
  list.scrollTo({ top: row.offsetTop });
  row.querySelector('a')?.focus({ preventScroll: true });
}

interface LetterRailProps {
  noun: FilteredList;
  entries: readonly IndexEntry[];
  onChoose: (event: MouseEvent, target: string) => void;
}

function LetterRail({ noun, entries, onChoose }: LetterRailProps) {
  const letters = [...new Set(entries.map((entry) => letterOf(entry.name)))];
  return (
    <nav className="letter-rail" aria-label={indexWords.toLetter[noun]}>
      {letters.map((letter) => (
        <a key={letter} href={`#${noun}-${letter}`} onClick={(event) => onChoose(event, `${noun}-${letter}`)}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

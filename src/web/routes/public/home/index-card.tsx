import './index-card.css';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import { FilterField } from '#web/forms/filter-field.tsx';
import { type IndexEntry, letterOf, matchEntries, startsLetter } from '#web/index-entries.ts';

interface IndexCardProps {
  title: string;
  entries: readonly IndexEntry[];
  /** The number of entries without a filter. */
  total: number;
  /** Wraps the name of an entry in its link. */
  renderLink: (entry: IndexEntry, words: ReactNode) => ReactNode;
  /** Above the list: what it is narrowed to, and a button to reset it. */
  children?: ReactNode;
  /** Below the list: a link to another page. */
  wayOn?: ReactNode;
}

/** Fewer entries fit without scrolling. */
const tallFrom = 9;

/** A list that scrolls, with a filter and links to its letters. */
export function IndexCard({ title, entries, total, renderLink, children, wayOn }: IndexCardProps) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const shown = matchEntries(entries, filter);
  const noun = title.toLowerCase();
  return (
    <section className={`index-card ${total >= tallFrom ? 'index-tall' : ''}`} aria-labelledby={id}>
      <header>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {total > 0 && (
          <p className="index-count num" aria-live="polite">
            {shown.length === total ? `${total} entries` : `${shown.length} of ${total}`}
          </p>
        )}
        {total > 0 && <FilterField label={`Filter ${noun}`} value={filter} onChange={setFilter} />}
      </header>
      {children}
      {shown.length === 0 ? (
        <p className="index-empty">{listMessages.empty}</p>
      ) : (
        <div className="index-body">
          {shown.length >= tallFrom && (
            <a className="skip-link" href={`#after-${noun}`}>
              Skip this list
            </a>
          )}
          <ul className="index-list" ref={list} aria-label={title}>
            {shown.map((entry, place) => (
              <Row
                key={entry.id}
                noun={noun}
                entry={entry}
                opens={startsLetter(shown, place)}
                renderLink={renderLink}
              />
            ))}
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

type RowProps = Pick<IndexCardProps, 'renderLink'> & { noun: string; entry: IndexEntry; opens: boolean };

function Row({ noun, entry, opens, renderLink }: RowProps) {
  const letter = letterOf(entry.name);
  const words = (
    <>
      {opens && <b aria-hidden="true">{letter}</b>}
      <span dir="auto">{entry.name}</span>
    </>
  );
  return (
    <li className={opens ? 'opens-letter' : undefined} id={opens ? `${noun}-${letter}` : undefined}>
      {renderLink(entry, words)}
    </li>
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
  noun: string;
  entries: readonly IndexEntry[];
  onChoose: (event: MouseEvent, target: string) => void;
}

function LetterRail({ noun, entries, onChoose }: LetterRailProps) {
  const letters = [...new Set(entries.map((entry) => letterOf(entry.name)))];
  return (
    <nav className="letter-rail" aria-label={`Jump to a letter: ${noun}`}>
      {letters.map((letter) => (
        <a key={letter} href={`#${noun}-${letter}`} onClick={(event) => onChoose(event, `${noun}-${letter}`)}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

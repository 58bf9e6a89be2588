import './index-card.css';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import { FilterField } from '#web/forms/filter-field.tsx';
import { type IndexEntry, letterOf, matchEntries, startsLetter } from '#web/index-entries.ts';
import { LetterRail } from './letter-rail.tsx';

interface IndexCardProps {
  title: string;
  entries: readonly IndexEntry[];
  /** How many there are when nothing narrows them. */
  total: number;
  /** Draws the link of an entry around its words. */
  renderLink: (entry: IndexEntry, words: ReactNode) => ReactNode;
  /** Above the list: what narrows it, and the way back. */
  children?: ReactNode;
  /** Below the list: a way on. */
  wayOn?: ReactNode;
}

/** As many as fit without scrolling. */
const tallFrom = 9;

/** A tall list that scrolls, with a filter and a way to jump to a letter. */
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
      {wayOn && <div className="index-way-on">{wayOn}</div>}
    </section>
  );
}

type RowProps = Pick<IndexCardProps, 'renderLink'> & { noun: string; entry: IndexEntry; opens: boolean };

function Row({ noun, entry, opens, renderLink }: RowProps) {
  const letter = letterOf(entry.name);
  const words = (
    <>
      <b aria-hidden="true">{opens && letter}</b>
      <span>{entry.name}</span>
    </>
  );
  return (
    <li className={opens ? 'opens-letter' : undefined} id={opens ? `${noun}-${letter}` : undefined}>
      {renderLink(entry, words)}
    </li>
  );
}

/** Scrolls the list only; the link itself would also move the page. */
function showRow(event: MouseEvent, list: HTMLElement | null, target: string) {
  const row = document.getElementById(target);
  if (!list || !row) return;
  event.preventDefault();
  list.scrollTo({ top: row.offsetTop });
  row.querySelector('a')?.focus({ preventScroll: true });
}

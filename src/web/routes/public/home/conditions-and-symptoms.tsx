import type { ReactNode } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { type IndexEntry, letterOf } from '#web/index-entries.ts';
import type { PageWords } from '#web/page-texts.ts';
import type { FilteredList } from '#web/search/load-search.ts';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as indexWords from '#words/home-index.ts';
import { allConditions, inEmergency, symptoms as symptomsTitle } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { tallFrom } from './tall-from.ts';

interface ConditionsAndSymptomsProps {
  words: Pick<PageWords<'home'>, 'index_title' | 'index_lead'>;
  conditions: readonly IndexEntry[];
  symptoms: readonly Symptom[];
}

/** Choosing a symptom narrows the list of conditions to those it can belong to: start-indexes.ts. */
export function ConditionsAndSymptoms({ words, conditions, symptoms }: ConditionsAndSymptomsProps) {
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
          <Conditions conditions={conditions} />
          <Symptoms symptoms={symptoms} />
        </div>
      </div>
    </section>
  );
}

function Conditions({ conditions }: { conditions: readonly IndexEntry[] }) {
  return (
    <IndexCard
      noun="conditions"
      title={site.conditions}
      entries={conditions}
      renderLink={(condition, words) => <Link to={`/conditions/${condition.id}`}>{words}</Link>}
      wayOn={
        <Link className="link-on" to="/conditions">
          {allConditions}
          <Icon name="arrow" />
        </Link>
      }
    >
      <Narrowed />
    </IndexCard>
  );
}

/** Says what the list is narrowed to, once a symptom is chosen. */
function Narrowed() {
  return (
    <div className="index-narrowed row cluster spread" hidden>
      <p tabIndex={-1} />
      <p className="index-urgent" hidden>
        <Icon name="alert" />
        <span />
      </p>
      <button type="button" className="link-on">
        {indexWords.showAll}
      </button>
    </div>
  );
}

function Symptoms({ symptoms }: { symptoms: readonly Symptom[] }) {
  return (
    <IndexCard
      noun="symptoms"
      title={symptomsTitle}
      entries={symptoms}
      renderLink={({ condition_ids, urgent_help }, words) => (
        <>
          <a href={pageAddress('/')} data-conditions={condition_ids.join(' ')} data-held="">
            {words}
          </a>
          {urgent_help && (
            <template>
              <InItsLanguage text={urgent_help} />
            </template>
          )}
        </>
      )}
    />
  );
}

interface IndexCardProps<Entry> {
  noun: FilteredList;
  title: string;
  entries: readonly Entry[];
  renderLink: (entry: Entry, words: ReactNode) => ReactNode;
  /** Above the list. */
  children?: ReactNode;
  /** Below the list: a link to another page. */
  wayOn?: ReactNode;
}

/** A list that scrolls, with a filter and links to its letters. */
function IndexCard<Entry extends IndexEntry>(props: IndexCardProps<Entry>) {
  const { noun, title, entries, renderLink, children, wayOn } = props;
  const letters = entries.map(({ name }) => letterOf(name));
  const isTall = entries.length >= tallFrom;
  return (
    <section
      className={`index-card card ${isTall ? 'index-tall' : ''}`}
      aria-labelledby={`${noun}-heading`}
      data-index={noun}
    >
      <header className="cluster spread">
        <h3 id={`${noun}-heading`} tabIndex={-1}>
          {title}
        </h3>
        {entries.length > 0 && (
          <>
            <p className="index-count note num" aria-live="polite">
              {indexWords.entries(entries.length)}
            </p>
            <Filter label={indexWords.filter[noun]} />
          </>
        )}
      </header>
      {children}
      <p className="index-empty centered" hidden={entries.length > 0}>
        {listMessages.empty}
      </p>
      {entries.length > 0 && (
        <div className="index-body">
          {isTall && (
            <a className="skip-link" href={`#after-${noun}`}>
              {indexWords.skipList}
            </a>
          )}
          <ul className="index-list" aria-label={title}>
            {entries.map((entry, place) => {
              const letter = letters[place];
              const opens = letter !== letters[place - 1];
              const words = (
                <>
                  {opens && <b aria-hidden="true">{letter}</b>}
                  <InItsLanguage text={entry.name} />
                </>
              );
              return (
                <li key={entry.id} id={opens ? `${noun}-${letter}` : undefined} data-id={entry.id}>
                  {renderLink(entry, words)}
                </li>
              );
            })}
          </ul>
          <LetterRail noun={noun} letters={letters} />
        </div>
      )}
      <div id={`after-${noun}`} className={wayOn ? 'index-way-on' : undefined} tabIndex={-1}>
        {wayOn}
      </div>
    </section>
  );
}

function Filter({ label }: { label: string }) {
  return (
    <div className="filter-field needs-script">
      <Icon name="search" />
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" />
    </div>
  );
}

function LetterRail({ noun, letters }: { noun: FilteredList; letters: readonly string[] }) {
  return (
    <nav className="letter-rail" aria-label={indexWords.toLetter[noun]}>
      {[...new Set(letters)].map((letter) => (
        <a key={letter} href={`#${noun}-${letter}`}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

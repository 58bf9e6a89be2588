// See docs/decisions/0041-safety-before-booking.md.

import './condition-article.css';
import type { ReactNode } from 'react';
import type { Condition, LongText as Text } from '#contract/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { langOf } from '#web/content/lang-of.ts';
import { type ShownSign, Signs } from '#web/content/signs.tsx';
import { Sources } from '#web/content/sources.tsx';
import type { PageWords } from '#web/page-texts.ts';
import { formatDay } from '#web/shell/dates.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { HelpText } from '#web/shell/urgent-help.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as conditionWords from '#words/conditions.ts';
import { symptoms as symptomsTitle } from '#words/pages.ts';
import { Advice, Course, Exercises, Points } from './condition-parts.tsx';

export type ConditionWords = ReturnType<typeof pickWords>;

/** The words of the page of one condition; the others are those of the list. */
export function pickWords(words: PageWords<'conditions'>) {
  const { urgent_title, noticed_title, help_title, visit_title, small_print } = words;
  const { related_title, aside_title, aside_text } = words;
  return { urgent_title, noticed_title, help_title, visit_title, small_print, related_title, aside_title, aside_text };
}

type FeltSymptom = Pick<Symptom, 'name' | 'urgent_help'>;

interface ConditionArticleProps {
  words: ConditionWords;
  condition: Condition;
  /** Signs that a doctor has to see soon. */
  signs: readonly ShownSign[];
  /** The paragraphs after the definition, which is in the head of the page. */
  introduction: readonly string[];
  /** Symptoms that can belong to the condition, with when they need help at once. */
  symptoms: readonly FeltSymptom[];
}

interface PagePart {
  id: string;
  title: string;
  content: ReactNode;
}

export function ConditionArticle({ words, condition, signs, introduction, symptoms }: ConditionArticleProps) {
  const parts = listParts(words, condition, signs, symptoms);
  return (
    <article className="condition-article">
      <nav className="on-this-page cluster unprinted" aria-label={conditionWords.onThisPage}>
        {parts.map(({ id, title }) => (
          <a key={id} className="chip" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {introduction.length > 0 && (
        <section>
          {introduction.map((paragraph) => (
            <p key={paragraph} className="paragraph" dir="auto" lang={langOf(paragraph)}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {parts.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          {content}
        </section>
      ))}
      <SmallPrint text={words.small_print} condition={condition} />
    </article>
  );
}

/** The parts of the page in their order, without those for which nothing is entered. */
function listParts(
  words: ConditionWords,
  condition: Condition,
  signs: readonly ShownSign[],
  symptoms: readonly FeltSymptom[],
): PagePart[] {
  const { routine_help, course, self_check, do_lines, avoid_lines, exercises, evidence } = condition;
  const { children, pregnancy, sources } = condition;
  const parts: (PagePart | false | '' | null)[] = [
    (signs.length > 0 || routine_help) && {
      id: 'help',
      title: words.help_title,
      content: <RoutineHelp title={words.visit_title} signs={signs} text={routine_help} />,
    },
    course && { id: 'course', title: conditionWords.course, content: <Course text={course} /> },
    self_check && { id: 'self-check', title: conditionWords.selfCheck, content: <Points text={self_check} /> },
    {
      id: 'symptoms',
      title: symptomsTitle,
      content: (
        <>
          <LongText text={condition.symptoms} />
          {symptoms.length > 0 && <AlsoFelt title={words.noticed_title} symptoms={symptoms} />}
        </>
      ),
    },
    (do_lines || avoid_lines) && {
      id: 'what-you-can-do',
      title: conditionWords.whatYouCanDo,
      content: <Advice condition={condition} />,
    },
    exercises.length > 0 && {
      id: 'exercises',
      title: conditionWords.exercises,
      content: (
        <>
          <Exercises exercises={exercises} />
          <button type="button" className="button button-secondary needs-script" data-prints="exercises">
            {conditionWords.printExercises}
          </button>
        </>
      ),
    },
    {
      id: 'treatment',
      title: conditionWords.treatment,
      content: (
        <>
          <LongText text={condition.treatment} />
          {evidence && (
            <div className="evidence">
              <h3>{conditionWords.howSure}</h3>
              <Paragraphs text={evidence} />
            </div>
          )}
        </>
      ),
    },
    { id: 'causes', title: conditionWords.causes, content: <LongText text={condition.causes} /> },
    children && { id: 'children', title: conditionWords.children, content: <Paragraphs text={children} /> },
    pregnancy && { id: 'pregnancy', title: conditionWords.pregnancy, content: <Paragraphs text={pregnancy} /> },
    sources && { id: 'sources', title: conditionWords.sources, content: <Sources text={sources} /> },
  ];
  return parts.filter((part) => part !== false && part !== '' && part !== null);
}

/** Symptoms that may need help at once stand apart, with when. */
function AlsoFelt({ title, symptoms }: { title: string; symptoms: readonly FeltSymptom[] }) {
  const [calm, worrying] = [symptoms.filter((one) => !one.urgent_help), symptoms.filter((one) => one.urgent_help)];
  return (
    <div className="also-felt">
      <h3>{title}</h3>
      {calm.length > 0 && (
        <ul className="cluster">
          {calm.map(({ name }) => (
            <li key={name} dir="auto">
              <SymptomLink name={name} />
            </li>
          ))}
        </ul>
      )}
      {worrying.length > 0 && (
        <ul className="also-worrying">
          {worrying.map(({ name, urgent_help }) => (
            <li key={name} dir="auto">
              <SymptomLink name={name} />
              <p>
                <Icon name="alert" />
                {urgent_help}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SymptomLink({ name }: { name: string }) {
  return (
    <Link className="chip" to={`/search?q=${encodeURIComponent(name)}`}>
      <Icon name="search" />
      {name}
    </Link>
  );
}

function SmallPrint({ text, condition }: { text: string; condition: Condition }) {
  const { written_on, next_review_on } = condition;
  return (
    <footer className="condition-small-print note">
      <p>{text}</p>
      {written_on && <DayLine words={conditionWords.written} day={written_on} />}
      <LastReview {...condition} />
      {next_review_on && <DayLine words={conditionWords.nextReview} day={next_review_on} />}
    </footer>
  );
}

function DayLine({ words, day }: { words: string; day: string }) {
  return (
    <p className="num">
      <Sentence words={words} fields={{ day: <time dateTime={day}>{formatDay(day, 'UTC')}</time> }} />
    </p>
  );
}

/** A text in either form: paragraphs, or points with titles. */
function LongText({ text }: { text: Text }) {
  if (typeof text === 'string') return <Paragraphs text={text} />;
  return (
    <div className="long-text">
      <dl className="stack">
        {text.map(({ title, description }, index) => (
          <div key={index}>
            <dt dir="auto" lang={langOf(title)}>
              {title}
            </dt>
            <dd>
              <Paragraphs text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function RoutineHelp({ title, signs, text }: { title: string; signs: readonly ShownSign[]; text: string | null }) {
  return (
    <section className="care-card outlined">
      <h3>
        <Icon name="calendar" />
        {title}
      </h3>
      <Signs signs={signs} heading="h4" />
      {text && <HelpText text={text} />}
    </section>
  );
}

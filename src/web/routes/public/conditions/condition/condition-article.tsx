// See docs/decisions/0041-safety-before-booking.md.

import './condition-article.css';
import type { ReactNode } from 'react';
import type { Condition, LongText as Text } from '#contract/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import type { PageWords } from '#web/page-texts.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Paragraphs, splitParagraphs } from '#web/ui/paragraphs.tsx';

export type ConditionWords = Pick<
  PageWords<'conditions'>,
  | 'urgent_title'
  | 'noticed_title'
  | 'help_title'
  | 'visit_title'
  | 'small_print'
  | 'related_title'
  | 'aside_title'
  | 'aside_text'
>;

type FeltSymptom = Pick<Symptom, 'name' | 'urgent_help'>;

interface ConditionArticleProps {
  words: ConditionWords;
  condition: Condition;
  /** The paragraphs after the definition, which is in the head of the page. */
  introduction: readonly string[];
  /** Symptoms that can belong to the condition, with when they need help at once. */
  symptoms: readonly FeltSymptom[];
}

export function ConditionArticle({ words, condition, introduction, symptoms }: ConditionArticleProps) {
  return (
    <article className="condition-article">
      <OnThisPage help={condition.routine_help && words.help_title} />
      {introduction.length > 0 && (
        <section>
          {introduction.map((paragraph) => (
            <p key={paragraph} className="paragraph" dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      )}
      <Part id="symptoms" title="Symptoms">
        <LongText text={condition.symptoms} />
        {symptoms.length > 0 && <AlsoFelt title={words.noticed_title} symptoms={symptoms} />}
      </Part>
      <Part id="causes" title="Causes">
        <LongText text={condition.causes} />
      </Part>
      <Part id="treatment" title="Treatment">
        <LongText text={condition.treatment} />
      </Part>
      {condition.routine_help && (
        <Part id="help" title={words.help_title}>
          <RoutineHelp title={words.visit_title} text={condition.routine_help} />
        </Part>
      )}
      <SmallPrint text={words.small_print} condition={condition} />
    </article>
  );
}

/** `help` is the title of that part, if the page has it. */
function OnThisPage({ help }: { help: string | null }) {
  return (
    <nav className="on-this-page cluster unprinted" aria-label="On this page">
      <a className="chip" href="#symptoms">
        Symptoms
      </a>
      <a className="chip" href="#causes">
        Causes
      </a>
      <a className="chip" href="#treatment">
        Treatment
      </a>
      {help && (
        <a className="chip" href="#help">
          {help}
        </a>
      )}
    </nav>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {children}
    </section>
  );
}

function AlsoFelt({ title, symptoms }: { title: string; symptoms: readonly FeltSymptom[] }) {
  return (
    <div className="also-felt">
      <h3>{title}</h3>
      <ul>
        {symptoms.map(({ name, urgent_help }) => (
          <li key={name} dir="auto">
            {name}
            {urgent_help && <p className="soft small">{urgent_help}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallPrint({ text, condition }: { text: string; condition: Condition }) {
  const clinic = useClinic();
  return (
    <footer className="condition-small-print note">
      <p>{text}</p>
      <LastReview {...condition} />
      <p className="printed-contact num">
        {clinic.name}, <bdi>{clinic.phone}</bdi>, {clinic.email}
      </p>
    </footer>
  );
}

/** A text in either form: paragraphs, or points with titles. */
function LongText({ text }: { text: Text }) {
  if (typeof text === 'string') return <Paragraphs text={text} />;
  return (
    <div className="long-text">
      <dl>
        {text.map(({ title, description }, index) => (
          <div key={index}>
            <dt dir="auto">{title}</dt>
            <dd>
              <Paragraphs text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** When to get help at once, said by words and an icon, not by colour alone. */
export function UrgentHelp({ title, text }: Titled) {
  const { emergencyNumber } = useClinic();
  return (
    <section className="care-card care-card-urgent outlined" id="urgent-help" aria-labelledby="urgent-help-heading">
      <div className="care-head row cluster spread">
        <h2 id="urgent-help-heading">
          <Icon name="alert" />
          {title}
        </h2>
        <PhoneLink className="button button-danger num" number={emergencyNumber}>
          Call{' '}
        </PhoneLink>
      </div>
      <HelpText text={text} />
    </section>
  );
}

/** Paragraphs, whose lines that begin with a bullet are a list. */
function HelpText({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => {
    const lines = paragraph.split('\n').map((line) => line.trim());
    const points = lines.filter((line) => line.startsWith('•'));
    if (points.length === 0) return <Paragraphs key={index} text={paragraph} />;
    const lead = lines.filter((line) => !line.startsWith('•')).join('\n');
    return (
      <div key={index} className="care-points">
        {lead && <Paragraphs text={lead} />}
        <ul>
          {points.map((point) => (
            <li key={point} dir="auto">
              {point.slice(1).trim()}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

interface Titled {
  title: string;
  text: string;
}

function RoutineHelp({ title, text }: Titled) {
  return (
    <section className="care-card outlined">
      <h3>
        <Icon name="calendar" />
        {title}
      </h3>
      <HelpText text={text} />
    </section>
  );
}

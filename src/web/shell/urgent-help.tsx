import './urgent-help.css';
import { langOf } from '#web/content/lang-of.ts';
import { type ShownSign, Signs } from '#web/content/signs.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Paragraphs, splitParagraphs } from '#web/ui/paragraphs.tsx';
import * as words from '#words/site.ts';
import { useClinic } from './clinic.ts';
import { PhoneLink } from './phone-link.tsx';

interface UrgentHelpProps {
  title: string;
  signs: readonly ShownSign[];
  /** Advice of the page alone, after the signs. */
  text: string | null;
}

/** Urgent advice, marked by words and an icon, not by colour alone. */
export function UrgentHelp({ title, text, signs }: UrgentHelpProps) {
  const { emergencyNumber } = useClinic();
  return (
    <section className="care-card care-card-urgent outlined" id="urgent-help" aria-labelledby="urgent-help-heading">
      <div className="care-head row cluster spread">
        <h2 id="urgent-help-heading">
          <Icon name="alert" />
          {title}
        </h2>
        <PhoneLink className="button button-danger num" number={emergencyNumber} words={words.call} />
      </div>
      <Signs signs={signs} />
      {text && <HelpText text={text} />}
    </section>
  );
}

/** Paragraphs, whose lines that begin with a bullet are a list. */
export function HelpText({ text }: { text: string }) {
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
            <li key={point} dir="auto" lang={langOf(point)}>
              {point.slice(1).trim()}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

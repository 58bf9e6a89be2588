import './signs.css';
import { headings, withAdvice } from '#contract/messages/urgencies.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { type Urgency, urgencies } from '#contract/plain/urgencies.ts';
import type { Sign } from '#contract/signs.ts';
import { Original } from '#web/search/urgent-lines.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { langOf } from './lang-of.ts';

/** A sign as a page shows it. */
export type ShownSign = Pick<Sign, 'name' | 'urgency' | 'sign' | 'advice'> & {
  /** The English sentence, shown as well until an owner has checked the translation. */
  original?: string;
};

/** One without a translation is the English sentence as a whole: it says below a translated heading what to do. */
export const toShownSign = ({ name, urgency, sign, advice, line, original, untranslated }: Sign): ShownSign => ({
  name,
  urgency,
  ...(untranslated?.length ? { sign: line, advice: null } : { sign, advice }),
  ...(original && { original: original.line }),
});

interface SignsProps {
  signs: readonly ShownSign[];
  /** Level of the headings. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** Signs under one heading for each urgency, the most urgent first. */
export function Signs({ signs, heading: Heading = 'h3' }: SignsProps) {
  const clinic = useClinic();
  return urgencies.map((urgency) => {
    const ofOne = signs.filter((sign) => sign.urgency === urgency);
    if (ofOne.length === 0) return null;
    return (
      <div key={urgency} className="signs">
        <Heading>{fillHelpLines(headings[urgency], clinic)}</Heading>
        <ul>
          {ofOne.map(({ name, sign, advice, original }) => (
            <li key={name} dir="auto" lang={langOf(sign)}>
              {advice ? withAdvice(sign, advice) : sign}
              <Original line={original} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

const urgent: readonly Urgency[] = ['call', 'emergency'];

export const isUrgent = ({ urgency }: Pick<Sign, 'urgency'>) => urgent.includes(urgency);

/** No one books a visit for what a doctor has to see today. */
export const hindersBooking = ({ urgency }: Pick<Sign, 'urgency'>) => urgency === 'today' || urgent.includes(urgency);

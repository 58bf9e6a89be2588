import './opening-parts.css';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { langOf } from '#web/content/lang-of.ts';
import { formatDay } from '#web/shell/dates.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import * as words from '#words/career.ts';
import { allOpenings } from '#words/pages.ts';

const degreesPerYear = 30;
const widest = 170;

/** The years of experience that an opening asks for; the arc opens further with each. */
export function Experience({ years }: { years: number }) {
  return (
    <p className="experience row num">
      <Dial degrees={Math.min(years * degreesPerYear, widest)} />
      {words.experience(years)}
    </p>
  );
}

const factsInOrder = ['contract', 'hours', 'pay', 'place'] as const;

/** Facts that an applicant asks for first, as far as the clinic says it. */
export function Facts({ opening }: { opening: Opening }) {
  const values = { ...opening, contract: opening.contract && words.contracts[opening.contract] };
  const given = factsInOrder.filter((fact) => values[fact]);
  if (given.length === 0) return null;
  return (
    <dl className="opening-facts" aria-label={words.facts}>
      {given.map((fact) => (
        <div key={fact}>
          <dt className="note">{words.factNames[fact]}</dt>
          <dd dir="auto" lang={langOf(values[fact])}>
            {values[fact]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last day to apply, if there is one. It is a calendar day at the clinic, so no time zone shifts it. */
export function ClosingDay({ day }: { day: string | null }) {
  return day && <p className="closing-day note">{words.applyUntil(formatDay(day, 'UTC'))}</p>;
}

/** The API says whether the opening is closed or never existed. */
export function OpeningError() {
  const error = useRouteError();
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  const sentence = told || careerMessages.notFound;
  return <ErrorPage missing={{ sentence, wayOn: { to: '/career', label: allOpenings } }} />;
}

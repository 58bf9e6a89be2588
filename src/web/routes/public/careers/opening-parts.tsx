import './opening-parts.css';
import { formatDay } from '#web/shell/dates.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';

const degreesPerYear = 30;
const widest = 170;

/** The years of experience that an opening asks for; the arc opens further with each. */
export function Experience({ years }: { years: number }) {
  return (
    <p className="experience num">
      <Dial degrees={Math.min(years * degreesPerYear, widest)} />
      {describeExperience(years)}
    </p>
  );
}

function describeExperience(years: number) {
  return `${years} ${years === 1 ? 'year' : 'years'} of experience`;
}

/** The last day to apply, if there is one. It is a calendar day at the clinic, so no time zone shifts it. */
export function ClosingDay({ day }: { day: string | null }) {
  return day && <p className="closing-day note">Apply until {formatDay(day, 'UTC')}</p>;
}

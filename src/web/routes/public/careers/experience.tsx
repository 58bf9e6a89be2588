import './experience.css';
import { Dial } from '#web/ui/drawings/dial.tsx';

const degreesPerYear = 30;
const widest = 170;

/** The years an opening asks for; the arc opens further with each. */
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

import { useId } from 'react';
import { momentWords } from '../visit-words.ts';
import type { Choice, ChosenVisit } from './chosen-visits.ts';

interface ChosenListProps {
  visits: readonly ChosenVisit[];
  timeZone: string;
  onChoose: (index: number, choice: Choice) => void;
}

/** Every date of a series; beside one that cannot be as planned, why, and what it can be instead; the front desk may book it all the same. */
export function ChosenList({ visits, timeZone, onChoose }: ChosenListProps) {
  return (
    <ol className="chosen-visits num">
      {visits.map((visit, index) => (
        <li key={visit.planned} data-refused={visit.refusal !== null}>
          <ChosenRow visit={visit} timeZone={timeZone} onChoose={(choice) => onChoose(index, choice)} />
        </li>
      ))}
    </ol>
  );
}

interface ChosenRowProps {
  visit: ChosenVisit;
  timeZone: string;
  onChoose: (choice: Choice) => void;
}

const bookAnyway = 'anyway';

function ChosenRow({ visit, timeZone, onChoose }: ChosenRowProps) {
  const id = useId();
  const { planned, start, anyway, canBookAnyway, refusal, freeTimes } = visit;
  const words = momentWords(planned, timeZone);
  if (refusal === null) return words;
  return (
    <>
      {anyway ? words : <s>{words}</s>}
      <p className="refusal" id={id}>
        {refusal}
      </p>
      <select
        className="input"
        aria-label={`Instead of ${words}`}
        aria-describedby={id}
        value={anyway ? bookAnyway : (start ?? '')}
        onChange={({ target: { value } }) =>
          onChoose(value === bookAnyway ? { start: planned, anyway: true } : { start: value || null, anyway: false })
        }
      >
        {freeTimes.map(({ starts_at }) => (
          <option key={starts_at} value={starts_at}>
            {momentWords(starts_at, timeZone)}
          </option>
        ))}
        {canBookAnyway && <option value={bookAnyway}>Book anyway: {words}</option>}
        <option value="">Leave it out</option>
      </select>
    </>
  );
}

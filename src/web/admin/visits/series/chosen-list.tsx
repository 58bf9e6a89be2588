import { useId } from 'react';
import { momentWords } from '../visit-words.ts';
import type { ChosenVisit } from './chosen-visits.ts';

interface ChosenListProps {
  visits: readonly ChosenVisit[];
  timeZone: string;
  onChoose: (index: number, start: string | null) => void;
}

/** Every date of a series; beside one that cannot be as planned, why, and what it can be instead. */
export function ChosenList({ visits, timeZone, onChoose }: ChosenListProps) {
  return (
    <ol className="chosen-visits num">
      {visits.map((visit, index) => (
        <li key={visit.planned} data-refused={visit.refusal !== null}>
          <ChosenRow visit={visit} timeZone={timeZone} onChoose={(start) => onChoose(index, start)} />
        </li>
      ))}
    </ol>
  );
}

interface ChosenRowProps {
  visit: ChosenVisit;
  timeZone: string;
  onChoose: (start: string | null) => void;
}

function ChosenRow({ visit, timeZone, onChoose }: ChosenRowProps) {
  const id = useId();
  const { planned, start, refusal, freeTimes } = visit;
  const words = momentWords(planned, timeZone);
  if (refusal === null) return words;
  return (
    <>
      <s>{words}</s>
      <p className="refusal" id={id}>
        {refusal}
      </p>
      <select
        className="input"
        aria-label={`Instead of ${words}`}
        aria-describedby={id}
        value={start ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        {freeTimes.map(({ starts_at }) => (
          <option key={starts_at} value={starts_at}>
            {momentWords(starts_at, timeZone)}
          </option>
        ))}
        <option value="">Leave it out</option>
      </select>
    </>
  );
}

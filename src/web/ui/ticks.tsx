import './ticks.css';
import type { MouseEvent } from 'react';

interface TicksProps {
  /** Ids of the slides, which the links lead to where there are no scripts. */
  ids: readonly string[];
  current: number;
  /** `Slide` makes `Slide 2`. */
  noun: string;
  onChoose: (index: number) => void;
}

/** The position marks of a slideshow, drawn as the ticks of a goniometer; the current one is long. */
export function Ticks({ ids, current, noun, onChoose }: TicksProps) {
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ol className="ticks">
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={`${noun} ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          />
        </li>
      ))}
    </ol>
  );
}

import './ticks.css';
import { type MouseEvent, useEffect, useRef } from 'react';

interface TicksProps {
  /** Ids of the slides, which the links lead to where there are no scripts. */
  ids: readonly string[];
  current: number;
  /** Name of a slide, with the field `{number}`. */
  name: string;
  onChoose: (index: number) => void;
}

/** The position marks of a slideshow, drawn as the ticks of a goniometer; the current one is long. */
export function Ticks({ ids, current, name, onChoose }: TicksProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) showTick(list.current, current);
  }, [current]);
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ol className="ticks" ref={list}>
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={name.replace('{number}', String(index + 1))}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Keeps the current tick in view if there are more than fit. */
function showTick(list: HTMLElement, index: number) {
  const tick = list.children[index];
  if (tick instanceof HTMLElement) list.scrollTo({ left: tick.offsetLeft - list.clientWidth / 2 });
}

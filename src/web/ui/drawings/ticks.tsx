import './ticks.css';

interface TicksProps {
  /** Ids of the slides, which the links lead to. */
  ids: readonly string[];
  /** Name of a slide, with the field `{number}`. */
  name: string;
}

/** The position marks of a slideshow, drawn as the ticks of a goniometer; the current one is long. `markTick` moves the mark. */
export function Ticks({ ids, name }: TicksProps) {
  return (
    <ol className="ticks">
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={name.replace('{number}', String(index + 1))}
            aria-current={index === 0 ? 'true' : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

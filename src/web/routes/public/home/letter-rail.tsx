import './letter-rail.css';
import type { MouseEvent } from 'react';
import { type IndexEntry, letterOf } from '#web/index-entries.ts';

interface LetterRailProps {
  noun: string;
  entries: readonly IndexEntry[];
  onChoose: (event: MouseEvent, target: string) => void;
}

export function LetterRail({ noun, entries, onChoose }: LetterRailProps) {
  const letters = [...new Set(entries.map((entry) => letterOf(entry.name)))];
  return (
    <nav className="letter-rail" aria-label={`Letters of the ${noun}`}>
      {letters.map((letter) => (
        <a key={letter} href={`#${noun}-${letter}`} onClick={(event) => onChoose(event, `${noun}-${letter}`)}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

import { useState } from 'react';
import { foldText } from './fold-text.ts';

/** What someone wrote; when it is long, its beginning and the way to the rest. */
export function ReviewText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <p className="soft">No words, only stars.</p>;
  const beginning = foldText(text);
  if (beginning === undefined) return <p className="review-text">{text}</p>;
  return (
    <>
      <p className="review-text">{isOpen ? text : beginning}</p>
      <button type="button" className="show-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}

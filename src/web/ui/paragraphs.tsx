import { langOf } from '#web/content/lang-of.ts';
import './paragraphs.css';

/** Plain text as people type it: a blank line begins a paragraph, and a line end inside of one stays. */
export function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => (
    <p key={index} className="paragraph" dir="auto" lang={langOf(paragraph)}>
      {paragraph}
    </p>
  ));
}

export function splitParagraphs(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

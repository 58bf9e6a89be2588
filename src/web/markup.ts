import { splitParagraphs } from './ui/paragraphs.tsx';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for inside of elements and quoted attributes, in HTML and in XML. */
export function escapeMarkup(text: string) {
  // XML cannot hold most control characters in any form.
  const writable = text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  return writable.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Plain text as HTML. */
export function paragraphsToHtml(text: string) {
  return splitParagraphs(text)
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join('');
}

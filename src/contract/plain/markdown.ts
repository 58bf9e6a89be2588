import type * as markdown from '../messages/markdown.ts';
import type { Translated } from './languages.ts';

/** The address of a page as Markdown, with parameters or without. */
export const markdownPathOf = (page: string) => (page === '/' ? '/index.md' : `${page}.md`);

/** The page of such an address. */
export const pageOfMarkdown = (path: string) => path.replace(/^\/index\.md$/, '/').replace(/\.md$/, '');

/** Text that Markdown reads as nothing but text. */
export function escapeText(text: string) {
  return text
    .replaceAll(/[\\`*_[\]~|]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

interface Numbers {
  emergencyNumber: string;
  ambulanceNumber: string | null;
}

/** Line that says whom to call, for the top of every page. `site` is how addresses begin in the language of the words. */
export function emergencyLine(
  { emergencyNumber, ambulanceNumber }: Numbers,
  site: string,
  words: Translated<typeof markdown>,
) {
  const numbers = ambulanceNumber ? words.withAmbulance(emergencyNumber, ambulanceNumber) : emergencyNumber;
  return `> **${words.inEmergency(escapeText(numbers))}** [${words.signs}](${site}/emergency.md)`;
}

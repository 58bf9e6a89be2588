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

/** Line that says whom to call, for the top of every page. */
export function emergencyLine(
  { emergencyNumber, ambulanceNumber }: { emergencyNumber: string; ambulanceNumber: string | null },
  site: string,
) {
  const ambulance = ambulanceNumber ? ` (ambulance: ${ambulanceNumber})` : '';
  return `> **In an emergency, call ${escapeText(emergencyNumber + ambulance)}.** [Signs that need help at once](${site}/emergency.md)`;
}

import sanitizeHtml from 'sanitize-html';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a title that may have HTML in it, in one line. */
export function plainTitle(title: string) {
  const words = sanitizeHtml(title.slice(0, 2_000), { allowedTags: [] });
  return words
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

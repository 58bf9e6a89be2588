import { firstCharacters } from '#contract/plain/first-characters.ts';
import { limits } from '#contract/plain/limits.ts';
import type { Row } from '#server/db/tables.ts';

type StoredText = Pick<Row<'blogs'>, 'content' | 'content_format'>;

/** Plain text, with a blank line between paragraphs. It relies on the sanitiser, which leaves no other `<` than those of tags. */
export function plainTextOf({ content, content_format }: StoredText): string {
  if (content_format === 'text') return content;
  const lines = content
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .replaceAll(/<(li|blockquote)\b[^<>]*> ?<p\b[^<>]*>/g, '<$1>')
    .replaceAll(/<\/p> ?<\/(li|blockquote)>/g, '</$1>')
    .replaceAll(/<br \/>|<li\b[^<>]*>/g, '\n')
    .replaceAll(/<\/?(?:p|h[2-4]|ul|ol|blockquote|figure|figcaption|hr)\b[^<>]*>/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Sanitised HTML. Plain text becomes paragraphs with line breaks. */
export function htmlOf({ content, content_format }: StoredText): string {
  if (content_format === 'html') return content;
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

/** Sanitised HTML contains only the four entities that HTML requires. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export interface BlogContent {
  content: string;
  content_format: 'html' | 'text';
  preview: string;
}

/** With the start of its text, for cards and lists. */
export function describeContent(content: string, content_format: 'html' | 'text'): BlogContent {
  const text = plainTextOf({ content, content_format }).replaceAll(/\s+/g, ' ').trim();
  return { content, content_format, preview: firstCharacters(text, limits.previewCharacters) };
}

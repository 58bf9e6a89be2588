import sanitizeHtml from 'sanitize-html';
import { limits } from '#contract/limits.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'blockquote',
    'br',
    'hr',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Pictures come from our own uploads only, so that a page never loads from a third party.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src']?.startsWith('/uploads/'),
};

export interface BlogContent {
  content: string;
  content_format: 'html' | 'text';
  preview: string;
}

/** Content with allow-listed elements is HTML and kept sanitised; anything else is plain text and kept as it is. */
export function readBlogContent(content: string): BlogContent {
  const html = sanitizeHtml(content, allowed).trim();
  return /<[a-z]/.test(html)
    ? { content: html, content_format: 'html', preview: beginningOf(textOf(html)) }
    : { content, content_format: 'text', preview: beginningOf(content) };
}

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function beginningOf(text: string) {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, limits.previewCharacters).join('');
}

/** Sanitised HTML has no entities left but the four that it must have. */
function textOf(html: string) {
  return sanitizeHtml(html.replace(/<\/?(p|h\d|li|br|hr|blockquote|ul|ol|figure|figcaption)\b/g, ' $&'), {
    allowedTags: [],
  }).replace(/&(amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity);
}

/** The address part for a title; a number is added when it is taken. */
export function slugOf(title: string) {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return slug || 'blog';
}

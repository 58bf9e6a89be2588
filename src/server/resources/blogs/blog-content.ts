import sanitizeHtml from 'sanitize-html';
import { limits } from '#contract/limits.ts';
import { pictureFile } from '#contract/picture-name.ts';

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
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : describeLink(href) }) },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Only our own uploads, so that a page never loads from a third party.
  exclusiveFilter: (frame) => frame.tag === 'img' && !uploadedPicture.test(frame.attribs['src'] ?? ''),
};

const uploadedPicture = new RegExp(`^/uploads/(?:[a-z]+/)?${pictureFile}$`);
const pictureForTexts = new RegExp(` src="/uploads/blogs/(${pictureFile})"`, 'g');

/** `noopener` denies the linked site access to our window. */
function describeLink(href: string): sanitizeHtml.Attributes {
  return /^\s*https?:/i.test(href) ? { href, rel: 'noopener' } : { href };
}

export interface BlogContent {
  content: string;
  content_format: 'html' | 'text';
  preview: string;
}

/** Content with allowed elements is stored as sanitised HTML. Anything else is plain text and stored unchanged. */
export function readBlogContent(content: string): BlogContent {
  const html = sanitizeHtml(content, allowed).trim();
  return /<[a-z]/.test(html)
    ? { content: html, content_format: 'html', preview: beginningOf(textOf(html)) }
    : { content, content_format: 'text', preview: beginningOf(content) };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function beginningOf(text: string) {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, limits.previewCharacters).join('');
}

/** Sanitised HTML contains only the four entities that HTML requires. */
function textOf(html: string) {
  return sanitizeHtml(html.replace(/<\/?(p|h\d|li|br|hr|blockquote|ul|ol|figure|figcaption)\b/g, ' $&'), {
    allowedTags: [],
  }).replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Names of the uploaded pictures that a blog's text shows. */
export function pictureNamesIn(content: string): string[] {
  return [...new Set([...content.matchAll(pictureForTexts)].map(([, name]) => name ?? ''))];
}

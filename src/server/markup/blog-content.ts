import sanitizeHtml from 'sanitize-html';
import { pictureFile } from '#contract/plain/picture-name.ts';
import { type BlogContent, describeContent } from './blog-text.ts';

/** The `dir` attribute, for languages that are written from right to left. */
const direction = { name: 'dir', values: ['ltr', 'rtl', 'auto'] };
const directedTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figcaption'];

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
  allowedAttributes: {
    ...Object.fromEntries(directedTags.map((tag) => [tag, [direction]])),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
  },
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : describeLink(href) }) },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // Deeper elements are left out, and their words stay: browsers and the editor cannot show any depth.
  nestingLimit: 50,
  // Only our own uploads, so that a page never loads from a third party.
  exclusiveFilter: (frame) => frame.tag === 'img' && !uploadedPicture.test(frame.attribs['src'] ?? ''),
};

/** Pages of the clinic's own have no pictures. */
const allowedInPages: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: (allowed.allowedTags as string[]).filter((tag) => !['img', 'figure', 'figcaption'].includes(tag)),
};

const uploadedPicture = new RegExp(`^/uploads/(?:[a-z]+/)?${pictureFile}$`);

/** `noopener` denies the linked site access to our window. */
function describeLink(href: string): sanitizeHtml.Attributes {
  return /^\s*https?:/i.test(href) ? { href, rel: 'noopener' } : { href };
}

/**
 * Some texts take the parser minutes, so what others wrote is read in a child process: `markup.readBlogContent`.
 *
 * Content with allowed elements is stored as sanitised HTML. Anything else is plain text and stored unchanged.
 */
export function readBlogContent(content: string): BlogContent {
  const sanitised = sanitizeHtml(content, allowed).trim();
  return hasElement.test(sanitised)
    ? describeContent(withParagraphs(sanitised), 'html')
    : describeContent(content, 'text');
}

/** Reads text that is known to be HTML; text outside of elements becomes paragraphs. */
export function readBlogHtml(html: string, options = allowed): BlogContent {
  const sanitised = sanitizeHtml(html, options).trim();
  const paragraphs = `<p>${sanitised.split(/\n\s*\n/).join('</p>\n<p>')}</p>`;
  return describeContent(hasElement.test(sanitised) ? withParagraphs(sanitised) : paragraphs, 'html');
}

export function readPageHtml(html: string): BlogContent {
  return readBlogHtml(html, allowedInPages);
}

const hasElement = /<[a-z]/;

const blocks = /<(p|h[2-4]|ul|ol|blockquote|figure)\b[^]*?<\/\1>|<hr \/>/g;
const partOfBlock = /<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption)\b/; // of a nested one

/** Text between block elements may have blank lines, as in a paste with one bold word: they separate paragraphs. */
function withParagraphs(html: string) {
  const wrap = (loose: string) => {
    const paragraphs = loose.trim().split(/\n\s*\n/);
    if (paragraphs.length === 1 || partOfBlock.test(loose)) return loose;
    return paragraphs.map((paragraph) => `<p>${paragraph.trim()}</p>`).join('\n');
  };
  let end = 0;
  let result = '';
  for (const { 0: block, index } of html.matchAll(blocks)) {
    result += wrap(html.slice(end, index)) + block;
    end = index + block.length;
  }
  const wrapped = result + wrap(html.slice(end));
  // An inline element that contained a blank line is closed at the end of its first paragraph.
  return wrapped === html ? html : sanitizeHtml(wrapped, allowed).trim();
}

import { trustHtml } from '#web/article/trusted-html.ts';
import * as words from '#words/admin/editor.ts';
import { locale } from '#words/locale.ts';
import { unwrapRedirect } from './link-address.ts';

/** Supported by Chromium 146 and Firefox 148, but not yet in TypeScript's DOM types. */
type CanSanitise = HTMLElement & { setHTML?: (html: string, options: object) => void };

const unwanted = ['style', 'title', 'meta', 'link'] as const;

interface CleanedPaste {
  html: string;
  /** Descriptions or file names. */
  leftOut: string[];
}

/**
 * Removes scripts and the styles of Word and Google Docs from pasted HTML, and turns what only looks like a heading, a list or a
 * table into what the editor knows. The document that parses it is inert: it neither runs scripts nor loads pictures.
 */
export function cleanPaste(pasted: string): CleanedPaste {
  const html = withoutActiveAttributes(pasted);
  const paste: CanSanitise = document.implementation.createHTMLDocument('').createElement('div');
  if (paste.setHTML) paste.setHTML(html, { sanitizer: { removeElements: [...unwanted], comments: false } });
  else paste.innerHTML = trustHtml(html) as string;
  for (const element of paste.querySelectorAll(`script, template, ${unwanted.join()}`)) element.remove();
  // Google Docs wraps the whole paste in a <b> element that does not mean bold.
  for (const wrapper of paste.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  readHeadings(paste);
  readWordLists(paste);
  for (const element of paste.querySelectorAll('[data-style]')) keepMeaning(element);
  for (const table of paste.querySelectorAll('table')) table.replaceWith(...rowsAsParagraphs(table));
  for (const link of paste.querySelectorAll('a[href]'))
    link.setAttribute('href', unwrapRedirect(link.getAttribute('href') ?? ''));
  const leftOut = [...paste.querySelectorAll('img:not([src^="/uploads/"])')].map(describePicture);
  return { html: paste.innerHTML, leftOut };
}

/** The blog's own title is the h1, and the editor has three levels below it. */
const headings: Readonly<Record<string, string>> = {
  h1: 'h2',
  '.MsoTitle': 'h2',
  '[role="heading"][aria-level="1"]': 'h2',
  '[role="heading"][aria-level="2"]': 'h2',
  '[role="heading"][aria-level="3"]': 'h3',
  '[role="heading"]': 'h4',
  'h5, h6': 'h4',
};

function readHeadings(paste: Element) {
  for (const [selector, name] of Object.entries(headings))
    for (const element of paste.querySelectorAll(selector))
      if (!/^H[2-4]$/.test(element.tagName)) rename(element, name);
}

/** Word pastes each point of a list as a paragraph with a style that says so, and its bullet or number as text. */
function readWordLists(paste: Element) {
  for (const bullet of paste.querySelectorAll(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  )) {
    const paragraph = bullet.closest('p');
    if (paragraph && /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.test(bullet.textContent ?? '')) paragraph.dataset['ordered'] = '';
    bullet.remove();
  }
  const points = [...paste.querySelectorAll<HTMLElement>('p')].filter((point) => levelOf(point) > 0);
  for (const point of points) {
    const name = point.dataset['ordered'] === undefined ? 'ul' : 'ol';
    const list = listFor(point, levelOf(point), name);
    const item = point.ownerDocument.createElement('li');
    point.removeAttribute('class');
    list.append(item);
    item.append(point);
  }
}

function levelOf(element: Element) {
  return Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(element.getAttribute('data-style') ?? '')?.[1] ?? 0);
}

/** The list that a point belongs to: the one in front of it, a list inside of that one's last point, or a new one. */
function listFor(point: Element, level: number, name: 'ul' | 'ol'): Element {
  const before = point.previousElementSibling;
  let list = before?.matches('[data-word-list]') ? before : undefined;
  if (!list || (level === 1 && list.localName !== name)) {
    list = createList(point, name);
    point.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const parent: Element = list.lastElementChild;
    const inner: Element = parent.querySelector(':scope > ul, :scope > ol') ?? createList(point, name);
    parent.append(inner);
    list = inner;
  }
  return list;
}

function createList({ ownerDocument }: Element, name: string) {
  const list = ownerDocument.createElement(name);
  list.dataset['wordList'] = '';
  return list;
}

/** The editor has no tables: their text stays, one row in a paragraph. */
function rowsAsParagraphs(table: HTMLTableElement) {
  return [...table.rows].map((row) => {
    const paragraph = row.ownerDocument.createElement('p');
    const cells = [...row.cells].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    paragraph.textContent = cells.filter(Boolean).join(' | ');
    return paragraph;
  });
}

function describePicture(picture: Element) {
  const source = picture.getAttribute('src') ?? '';
  const fileName = /^(data|blob):/i.test(source) ? '' : (/([^/\\?#]+)(?:[?#].*)?$/.exec(source)?.[1] ?? '');
  return picture.getAttribute('alt')?.trim() || fileName || words.namelessPicture;
}

/** Names may be in a language that is written from right to left: without isolation they would mix with the sentence. */
export function describeLeftOut(pictures: readonly string[]) {
  const left = new Intl.ListFormat(locale).format(pictures.map(isolate));
  return words.picturesLeftOut(left);
}

/** Isolates text without markup as `<bdi>` does. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/**
 * Removes event handlers and renames style attributes before anything parses the HTML: browsers report each one that the
 * content security policy blocks, even in a document that cannot run or show anything.
 */
export function withoutActiveAttributes(html: string) {
  const withoutSheets = html.replace(/<style\b[^>]*>[^]*?(?:<\/style\b[^>]*>|$)/gi, '');
  return withoutSheets.replace(
    startTag,
    (_, name: string, attributes: string) => name + attributes.replace(attribute, withoutActive),
  );
}

function withoutActive(attribute: string, separator: string, name: string) {
  if (/^on/i.test(name)) return separator;
  return /^style$/i.test(name) ? `${separator}data-${attribute.slice(separator.length)}` : attribute;
}

// Patterns for an attribute, and for a start tag with its attributes, as the tokenizer of the HTML standard reads them.
const attribute = /([\s/]*)(=?[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/g;
const startTag = new RegExp(String.raw`(<[a-z][^\s/>]*)((?:${attribute.source})*)`, 'gi');

/** Keeps bold and italic, and drops all other styles. */
function keepMeaning(element: Element) {
  const style = element.getAttribute('data-style') ?? '';
  element.removeAttribute('data-style');
  if (/font-weight:\s*(bold|[6-9]00)/.test(style) && !isBoldAlready(element)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/.test(style)) wrapContent(element, 'em');
}

function isBoldAlready(element: Element) {
  return element.closest('h1, h2, h3, h4, h5, h6, b, strong') !== null;
}

function wrapContent(element: Element, name: string) {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Supported by Chromium 146 and Firefox 148, but not yet in TypeScript's DOM types. */
type CanSanitise = HTMLElement & { setHTML?: (html: string, options: object) => void };

/**
 * Removes scripts and the styles of Word and Google Docs from pasted HTML. In browsers without the Sanitizer API, the
 * editor's schema alone filters the paste; it accepts nothing that could run either.
 */
export function cleanPaste(pasted: string): string {
  const html = withoutActiveAttributes(pasted);
  const paste: CanSanitise = document.implementation.createHTMLDocument('').createElement('div');
  if (!paste.setHTML) return html;
  paste.setHTML(html, {
    sanitizer: { removeElements: ['style', 'title', 'meta', 'link'], comments: false },
  });
  // Google Docs wraps the whole paste in a <b> element that does not mean bold.
  for (const wrapper of paste.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const element of paste.querySelectorAll('[data-style]')) keepMeaning(element);
  for (const heading of paste.querySelectorAll('h1')) rename(heading, 'h2');
  return paste.innerHTML;
}

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

// What the tokenizer of the HTML standard takes for an attribute, and for a start tag with all of its attributes.
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

/** Chromium 146 and Firefox 148 have it; TypeScript's DOM does not yet. */
type CanSanitise = HTMLElement & { setHTML?: (html: string, options: object) => void };

/**
 * What is pasted from elsewhere, without what could run and without the looks that Word and Google Docs put into it.
 * Where the browser has no sanitiser of its own, the schema alone decides: it takes nothing that could run either.
 */
export function cleanPaste(html: string): string {
  const paste: CanSanitise = document.implementation.createHTMLDocument('').createElement('div');
  if (!paste.setHTML) return html;
  paste.setHTML(withoutStyles(html), {
    sanitizer: { removeElements: ['style', 'title', 'meta', 'link'], comments: false },
  });
  // Google Docs wraps all of it in one bold element that is not meant to be bold.
  for (const wrapper of paste.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const element of paste.querySelectorAll('[data-looks]')) keepMeaning(element);
  for (const heading of paste.querySelectorAll('h1')) rename(heading, 'h2');
  return paste.innerHTML;
}

/** The policy of the page would complain about every style that it does not apply, so those of tags get another name first. */
function withoutStyles(html: string) {
  const withoutSheets = html.replace(/<style\b[^>]*>[^]*?(?:<\/style\b[^>]*>|$)/gi, '');
  return withoutSheets.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-looks='));
}

/** Bold and italic are meant; the rest of a style is only how it looked. */
function keepMeaning(element: Element) {
  const style = element.getAttribute('data-looks') ?? '';
  element.removeAttribute('data-looks');
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

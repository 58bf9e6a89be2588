import type { Page } from 'playwright-core';

/**
 * Reports to the page's console when a payload runs or is blocked by the content security policy, and when the page sends a
 * request to another site.
 */
export async function watchPayloads(page: Page, siteUrl: string) {
  await page.addInitScript(() => {
    const tell = () => console.error('a payload ran');
    Object.assign(globalThis, { xss: tell, alert: tell, prompt: tell, confirm: tell });
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`blocked by ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  const report = (text: string) => page.evaluate((text) => console.error(text), text);
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl))
      void report(`asked for ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    void dialog.dismiss();
    void report(`a dialog: ${dialog.message()}`);
  });
}

/** Finds what in a document could run, navigate or load from another site after an interaction. Runs in the page. */
export function findSuspects(root: Document) {
  const suspects: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const address = value.replace(/[\0-\x20]/g, '').toLowerCase();
      const isAddress = /^(href|src|srcset|action|formaction|data|poster|ping|xlink:href|background|cite)$/.test(name);
      // The calendar places visits by numbers, through the CSS object model.
      const isPlace =
        name === 'style' &&
        /^(--[a-z]+: (-?[\d.]+|#[\da-f]{6}|var\(--[\da-z-]+\)); ?)+$/.test(`${value.trim()} `.replace(/;? $/, ';'));
      // The page Appearance shows looks that are not saved yet.
      const isLook = name === 'style' && element.closest('.look, .look-icon, .appearance-swatches, .appearance-sample');
      if (/^on|^style$|^srcdoc$/.test(name) && !isPlace && !isLook)
        suspects.push(`<${element.localName} ${name}="${value}">`);
      if (isAddress && /^(javascript|vbscript|livescript|feed|view-source|data:text)/.test(address))
        suspects.push(`<${element.localName} ${name}="${value}">`);
      if (/^(src|srcset|data|action|poster)$/.test(name) && /^(https?:)?[\\/]{2}/.test(address))
        suspects.push(`<${element.localName} ${name}="${value}">`);
    }
  }
  for (const element of root.querySelectorAll('iframe, frame, object, embed, base, math, meta[http-equiv="refresh"]'))
    suspects.push(element.outerHTML);
  return suspects;
}

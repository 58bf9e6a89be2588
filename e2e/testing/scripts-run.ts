import type { Page } from 'playwright-core';

/**
 * Waits until the whole page is hydrated, as far as a visitor can tell: the document, and every part of it that React hydrates by
 * itself, which the server's HTML puts between comments. React marks an element after everything inside of it. A document has run its script
 * when it is there, and those of its parts when these are no longer marked. What waits for the visitor to do something begins with the pointer.
 */
export async function scriptsRun(page: Page) {
  await page.waitForFunction(() => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    if (document.querySelector('script#scripts')) return !document.querySelector('[data-part]:not(input)');
    const isHydrated = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const parts: string[] = [];
    while (comments.nextNode()) {
      const { data } = comments.currentNode as Comment;
      if (!data.startsWith('$')) continue;
      let last: HTMLElement | undefined;
      for (let node = comments.currentNode.nextSibling; node && node.nodeValue !== '/$'; node = node.nextSibling)
        if (node instanceof HTMLElement && node.tagName !== 'SCRIPT') last = node; // scripts are the server's alone
      parts.push(data === '$' && (!last || isHydrated(last)) ? 'hydrated' : 'waiting');
    }
    return isHydrated(document.body) && !parts.includes('waiting');
  });
}

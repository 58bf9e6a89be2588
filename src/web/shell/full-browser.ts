/**
 * Runs in the head of the page, before all other scripts: a browser that lacks what the application needs gets the same pages without
 * its scripts, which all work. It asks for two things that came last with the oldest browsers that are supported in full.
 */
export const markPlainBrowser = `if (!('popover' in HTMLElement.prototype && Map.groupBy))
  document.documentElement.setAttribute('data-plain', '');`;

/** The condition of the inline script that starts the application. */
export const isFullBrowser = `!document.documentElement.hasAttribute('data-plain')`;

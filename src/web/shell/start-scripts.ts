// See docs/decisions/0049-light-first-pages.md.

import scriptsBySource from 'virtual:built-scripts';
import documentScript from 'virtual:document-script';
import { documentPages, publicPages } from '#web/pages.ts';
import { type ScriptList, scriptListId } from '#web/ui/navigation/built-scripts.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { isFullBrowser } from './full-browser.ts';
import { scriptJson } from './script-json.ts';

/** Tags that `<Scripts>` writes to load the application. */
const scripts = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*>[^]*?<\/script>/g;

/** Elements in a template are inert until they are moved into the document. */
const start = `if (${isFullBrowser}) new PerformanceObserver((_, paint) => {
  paint.disconnect();
  document.body.append(document.getElementById('scripts').content);
}).observe({ type: 'paint', buffered: true });`;

/**
 * Holds the application's scripts back until the first paint: in the head they compete with what the page shows. A page in a
 * background tab is not painted, so it waits until someone opens it.
 */
export function startScripts(html: string, path: string) {
  if (import.meta.env.DEV) return html.replace('</body>', () => `${scriptList(path)}</body>`);
  const found = html.match(scripts) ?? [];
  const rules = /^\/(admin|login|new-password|visit)(\/|$)/.test(path) ? '' : loadingRules(documentPages);
  const application = isForStaff(path) ? found.join('') : found.join('').replaceAll(allRoutes, visitorsRoutes);
  const held = `${rules}<template id="scripts">${scriptList(path)}${application}</template><script>${start}</script>`;
  return html.replace(scripts, '').replace('</body>', () => `${held}</body>`);
}

/** A page without React. */
export function withDocumentScript(html: string) {
  const script = import.meta.env.DEV
    ? '<script id="scripts" type="module" src="/src/web/entry.document.ts"></script>'
    : `<script id="scripts">if (${isFullBrowser}) (() => {${documentScript}})();</script>`;
  return html.replace('</body>', () => `${loadingRules(publicPages)}${script}</body>`);
}

/** Has browsers load a page in advance that the page cache has, when someone points at its link. */
function loadingRules(pages: readonly { path: string; hasFormToken?: boolean; uncached?: boolean }[]) {
  const paths = pages.flatMap(({ path, hasFormToken, uncached }) =>
    hasFormToken || uncached ? [] : [pageAddress(path)],
  );
  const rules = { prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }] };
  return `<script type="speculationrules">${scriptJson(rules)}</script>`;
}

/** React Router's list of routes, and the shorter one that the build makes of it. */
const allRoutes = '/assets/manifest-';
const visitorsRoutes = '/assets/visitors-';

/** Pages from which a browser may go on to the admin area without loading a new document. */
const isForStaff = (path: string) => /^\/(admin|login|new-password)(\/|$)/.test(path);

const visitors = listParts(/^(?!(routes\/)?admin\/|booking\/popup\/take-over)/);
const admin = listParts(/^(routes\/)?admin\//);

/** Visitors are not told which scripts the admin area has. */
function scriptList(path: string) {
  return `<script type="application/json" id="${scriptListId}">${scriptJson(isForStaff(path) ? admin : visitors)}</script>`;
}

function listParts(sources: RegExp): ScriptList {
  return Object.fromEntries(
    Object.entries(scriptsBySource).filter(([source]) => sources.test(source) && !/\broute\.tsx?$/.test(source)),
  );
}

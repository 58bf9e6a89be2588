// See docs/decisions/0049-light-first-pages.md.

import scriptsBySource from 'virtual:built-scripts';
import { adminPages, loginPage, publicPages } from '#web/pages.ts';
import { type ScriptList, scriptListId } from '#web/ui/navigation/built-scripts.ts';
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
  const found = html.match(scripts) ?? [];
  const list = `<script type="application/json" id="${scriptListId}">${listFor(path)}</script>`;
  const held = `<template id="scripts">${list}${found.join('')}</template><script>${start}</script>`;
  return html.replace(scripts, '').replace('</body>', () => `${held}</body>`);
}

const visitors = [...listPages([...publicPages, loginPage]), ...listParts(/^(?!(routes\/)?admin\/)/)];
const admin = [...listPages(adminPages), ...listParts(/^(routes\/)?admin\//)];

/** Visitors are not told which scripts the admin area has. */
function listFor(path: string) {
  const list: ScriptList = Object.fromEntries(/^\/admin(\/|$)/.test(path) ? admin : visitors);
  return scriptJson(list);
}

interface Listed {
  path: string;
  module: string;
  over?: readonly Listed[];
}

type Entry = readonly [string, readonly string[]];

/** A page that opens over another needs the scripts of both. */
function listPages(pages: readonly Listed[], below: readonly string[] = []): Entry[] {
  return pages.flatMap(({ path, module, over = [] }) => {
    const own = [...below, ...(scriptsBySource[module] ?? [])];
    return [[path, own] as const, ...listPages(over, own)];
  });
}

function listParts(sources: RegExp): Entry[] {
  return Object.entries(scriptsBySource).filter(([source]) => sources.test(source) && !/\broute\.tsx?$/.test(source));
}

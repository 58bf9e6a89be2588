/** What `<Scripts>` writes to load the application. */
const scripts = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*>[^]*?<\/script>/g;

/** Elements in a template are inert until they are moved into the document. */
const start = `new PerformanceObserver((_, paint) => {
  paint.disconnect();
  document.body.append(document.getElementById('scripts').content);
}).observe({ type: 'paint', buffered: true });`;

/**
 * Holds the application's scripts back until the first paint: in the head they compete with what the page shows. A page in a
 * background tab is not painted, so it waits until somebody opens it.
 */
export function startScripts(html: string) {
  const found = html.match(scripts) ?? [];
  const held = `<template id="scripts">${found.join('')}</template><script>${start}</script>`;
  return html.replace(scripts, '').replace('</body>', () => `${held}</body>`);
}

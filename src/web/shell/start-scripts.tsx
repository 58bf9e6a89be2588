import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { scriptJson } from './script-json.ts';

/**
 * Starts the application as soon as the page has been painted. React Router's own <Scripts> does so with static imports,
 * which take the line from what the page shows. Only the server's HTML has it; the browser's React leaves it alone.
 */
export function StartScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? <StartAfterPaint /> : null;
}

function StartAfterPaint() {
  const framework = useContext(FrameworkContext);
  const matches = useMatches().map(({ id }) => id);
  if (!framework) return null;
  const { manifest, serverHandoffString = '{}' } = framework;
  const routes = matches.includes('shell/site') ? routesForVisitors(manifest.routes) : manifest.routes;
  const whatIsSo = (_: string, value: unknown) => (value === false ? undefined : value); // the browser takes one as the other
  const trimmed = scriptJson({ entry: manifest.entry, routes }, whatIsSo);
  return <script>{takeData(serverHandoffString) + startAfterPaint(trimmed, scriptJson(matches))}</script>;
}

/** No page of theirs leads on to the admin area, so its routes would be so many bytes for nothing. */
function routesForVisitors(routes: object) {
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => /^(root|shell\/site|routes\/public\/.*)$/.test(id)),
  );
}

/** Where React Router looks for the page's data, and how it comes there. */
const takeData = (handoff: string) => `window.__reactRouterContext = ${handoff};
window.__reactRouterContext.stream = new ReadableStream({
  start(controller) { window.__reactRouterContext.streamController = controller; }
}).pipeThrough(new TextEncoderStream());`;

/** A page in a tab that nobody looks at is not painted, and waits. All that is needed is asked for at once. */
const startAfterPaint = (manifest: string, matches: string) => `new PerformanceObserver(async (_, paint) => {
  paint.disconnect();
  const { routes, entry } = window.__reactRouterManifest = ${manifest};
  const matches = ${matches};
  const load = (path) => import(path);
  const parts = [...entry.imports, ...matches.flatMap((id) => routes[id].imports)].map(load);
  const modules = await Promise.all(matches.map(async (id) => [id, await load(routes[id].module)]));
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  await Promise.all(parts);
  await load(entry.module);
}).observe({ type: 'paint', buffered: true });`;

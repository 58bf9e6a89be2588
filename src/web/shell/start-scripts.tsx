import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { InlineScript, scriptJson } from './inline-script.tsx';

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
  const matches = useMatches();
  if (!framework) return null;
  const { manifest, serverHandoffString, renderMeta } = framework;
  if (renderMeta) renderMeta.didRenderScripts = true; // React Router then writes the page's data behind these
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const imports = new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]);
  return (
    <>
      <InlineScript text={takeData(serverHandoffString ?? '{}')} />
      <InlineScript
        text={startAfterPaint({
          routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
          others: [manifest.url, ...imports],
          entry: manifest.entry.module,
        })}
      />
    </>
  );
}

/** Where React Router looks for the page's data, and how it comes there. */
const takeData = (handoff: string) => `window.__reactRouterContext = ${handoff};
window.__reactRouterContext.stream = new ReadableStream({
  start(controller) { window.__reactRouterContext.streamController = controller; }
}).pipeThrough(new TextEncoderStream());`;

interface Modules {
  routes: Record<string, string>;
  /** All at once, instead of each after the one that names it. */
  others: string[];
  entry: string;
}

/** A page in a tab that nobody looks at is not painted, and waits. */
const startAfterPaint = ({ routes, others, entry }: Modules) => `new PerformanceObserver(async (_, paint) => {
  paint.disconnect();
  const routes = ${scriptJson(routes)};
  const load = (path) => import(path);
  const others = ${scriptJson(others)}.map(load);
  const modules = await Promise.all(Object.entries(routes).map(async ([id, path]) => [id, await load(path)]));
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  await Promise.all(others);
  await load(${scriptJson(entry)});
}).observe({ type: 'paint', buffered: true });`;

import type { Plugin } from 'vite';

/** What is put in the place of a text, in a file of React Router. The text has to be there. */
type Cut = readonly [file: string, text: string, instead: string];

const cuts: readonly Cut[] = [
  // Route discovery: the list of routes comes with the page.
  ['lib/dom-export/hydrated-router.js', 'UNSAFE_useFogOFWarDiscovery(router', 'void (router'],
  ['lib/dom-export/hydrated-router.js', 'UNSAFE_getPatchRoutesOnNavigationFunction(() =>', 'void (() =>'],
  ['lib/router/router.js', 'fogOfWar.active = false;', ''],
  ['lib/router/router.js', 'fogOfWar.active', 'false'],
  ['lib/router/router.js', 'if (isFogOfWar)', 'if (false)'],
  // Instrumentation: nobody passes any.
  ['lib/router/router.js', 'init.instrumentations)', 'false)'],
  ['lib/router/router.js', 'consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
  ['lib/router/router.js', 'opts?.instrumentationNavigateMetaReceiver', 'false'],
  // Fetchers: forms and tabs call the API themselves.
  ['lib/router/router.js', '\t\tfetch,\n', ''],
  [
    'lib/router/router.js',
    'let { path, submission, error } = normalizeNavigateOptions(false, normalizeTo(state.location, state.matches, basename, to, opts?.fromRouteId, opts?.relative), opts)',
    'let submission, error, path = normalizeTo(state.location, state.matches, basename, to, opts?.fromRouteId, opts?.relative)',
  ],
  ['lib/router/router.js', 'isMutationMethod(opts.submission.formMethod)', 'false'],
  [
    'lib/dom/ssr/single-fetch.js',
    'if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);',
    '',
  ],
  // View transitions.
  ['lib/router/router.js', 'else if (pendingViewTransitionEnabled)', 'else if (false)'],
  ['lib/components.js', '!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
  ['lib/components.js', 'renderDfd && pendingState && router.window', 'false'],
  ['lib/components.js', '!vtContext.isTransitioning && interruption', 'false'],
  // <Scripts>, which StartScripts stands in for.
  ['lib/dom/ssr/errorBoundaries.js', 'renderScripts ?', 'false ?'],
  // React server components, and the development server.
  ['lib/dom/ssr/components.js', 'if (rsc)', 'if (false)'],
  ['lib/dom-export/hydrated-router.js', 'UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', 'undefined;'],
];

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.split('/react-router/dist/production/')[1];
      if (!file) return undefined;
      return { code: lean(code, file), map: null };
    },
  };
}

function lean(code: string, file: string) {
  const pure = code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
  return cuts
    .filter((c) => c[0] === file)
    .reduce((text, [, from, to]) => {
      if (!text.includes(from)) throw new Error(`React Router’s ${file} has no “${from.trim()}” any more`);
      return text.replaceAll(from, to);
    }, pure);
}

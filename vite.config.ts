import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import pages, { language } from './react-router.config.ts';
import { moduleInPseudo, pseudoLanguage } from './scripts/build/pseudo-language.ts';
import { documentPages, patientPage, publicPages } from './src/web/pages.ts';

const { buildDirectory } = pages;

const forEveryVisitor = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|@remix-run)/|preload-helper|rolldown/runtime',
    'src/web/(reviews/review-card|root|timings|page-texts|content/slide-|privacy/|search/search-field|booking/popup/(visit-storage|what-to-show))|src/web/ui/(?!aside-card|copy-text|drawings/(admin-|bars|ticks)|media/use-|navigation/(breadcrumb|page-head)|dialog/use-back|painted|paragraphs|save-file|segments)|src/web/(shell/(?!excerpt|last-review|mail-href|opening-hours|printed-contact|sign-in|urgent-help)|forms/(?!answer-post|credential|define-form|switch))',
    'src/web/api/(?!admin|found|locked|server|session|upload)|src/web/structured-data|src/web/words/(site|forms)|src/contract/(plain/(form-fields|picture-name|plural|text-length|visitor-limits)|visitor-routes)',
  ].join('|'),
);

/** The form of the start pop-up, which pages without React load when someone uses it. */
const startForm = path.resolve('src/web/booking/popup/take-over.tsx');

/** Modules that pages about one thing share. */
const detailPages =
  /src\/web\/(shell\/(excerpt|last-review|mail-href|opening-hours-list|printed-contact)|ui\/(aside-card|copy-text|dialog\/use-back|paragraphs|navigation\/(breadcrumb|page-head)))/;

/** In the admin area; what one page alone uses is part of that page. */
const sharedInAdmin =
  /\/src\/(web\/((?:words\/)?admin\/(?!(editor|clinic|conditions)\/)|forms\/switch|pages\.ts|routes\/admin\/hours\/|shell\/opening-hours\.ts)|contract\/(messages\/schedules|plain\/prices))/;

/** With short hashes: React Router's list of routes, which every page loads, names all scripts. */
const scriptNames = 'assets/[name]-[hash:7].js';

/** Equal names in pages from the server and in scripts, so that nothing is loaded twice. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Scripts run in the browsers that are supported in full, while styles are for older ones too, which get the pages without scripts. */
const target = ['chrome117', 'edge117', 'firefox125', 'safari17.4'];

/** A busy machine builds slowly, which is no warning. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [
    wordsOfLanguage(),
    reactRouter(),
    builtStyles(),
    builtScripts(),
    documentScript(),
    stylesOfDocuments(),
    scriptList(),
    routesOfVisitors(),
    compileEarly(),
  ],
  environments: {
    ssr: { build: { rolldownOptions: { checks, output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          input: [startForm], // beside React Router's own
          checks,
          // Sentences and limits are constants that other modules import.
          optimization: { inlineConst: true },
          // A few files that pages share, instead of dozens that are asked for one by one and make React Router's list longer.
          output: {
            entryFileNames: scriptNames,
            chunkFileNames: scriptNames,
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'site', test: forEveryVisitor },
                { name: 'details', test: detailPages },
                { name: 'forms', test: /\/src\/web\/(forms\/define-form|routes\/public\/form-page)/ },
                { name: 'booking', test: /\/src\/web\/booking\/(?!caller|deferred\/|popup\/take-over)/ },
                { name: 'application', test: /\/src\/contract\/(plain\/)?application-/ },
                { name: 'session', test: /\/src\/(web\/(api\/session|ui\/painted)|contract\/plain\/limits)/ },
                { name: 'sign-in', test: /\/src\/web\/(forms\/credential-fields|shell\/sign-in)/ },
                { name: 'locked-page', test: /\/src\/web\/api\/locked-page/ },
                {
                  name: 'search',
                  test: /\/src\/(contract\/plain\/(folding|matching|sounds)|web\/search\/load-search)/,
                },
                { name: 'save-file', test: /\/src\/web\/ui\/save-file/ },
                { name: 'bars', test: /\/src\/web\/ui\/drawings\/bars/ },
                { name: 'condition-links', test: /\/src\/web\/.*\/condition-links/ },
                {
                  name: 'signs',
                  test: /\/src\/(contract\/(messages\/urgencies|plain\/(fill-help-lines|urgencies))|web\/content\/signs)/,
                },
                { name: 'treatment-texts', test: /\/src\/contract\/(messages|plain)\/treatment-texts/ },
                { name: 'live', test: /\/src\/(web\/admin\/live\/|contract\/messages\/alerts)/ },
                {
                  name: 'editing',
                  test: /\/src\/web\/(words\/)?(condition-form|admin\/pictures)[./]/,
                  minShareCount: 2,
                },
                {
                  name: 'admin',
                  test: sharedInAdmin,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target,
    cssTarget: ['chrome92', 'firefox91', 'safari15'],
    cssMinify: 'lightningcss',
  },
});

/** Reads the words of the language in place of the English ones, as if they were these modules. What it does not have stays English. */
function wordsOfLanguage(): Plugin {
  // All but what a patient reads in a message, which is in their language.
  const source = /\/src\/(?:web\/(words\/[^?]+)|contract\/(messages\/(?!patient-(?:contact|moment))[^?]+))$/;
  return {
    name: 'words-of-language',
    enforce: 'pre',
    load(id) {
      const [, words, messages] = source.exec(id) ?? [];
      const name = words ?? messages;
      if (language === pseudoLanguage && name?.endsWith('.ts')) return inPseudoLanguage(id, name);
      const file = path.resolve('src/languages', language, name ?? '');
      const isOwn = name && existsSync(file);
      if (name === 'words/type.css' && isFromRightToLeft()) return mirrored + (isOwn ? readFileSync(file, 'utf8') : '');
      return isOwn ? readFileSync(file, 'utf8') : undefined;
    },
  };
}

const mirrored = "@import '../styles/right-to-left.css';\n";

function isFromRightToLeft() {
  const file = `src/languages/${language}/words/locale.ts`;
  return language === pseudoLanguage || (existsSync(file) && readFileSync(file, 'utf8').includes("= 'rtl'"));
}

/** English words that stand out in tests, from right to left, and the dates of another language, which no English ones are between. */
function inPseudoLanguage(file: string, name: string) {
  const source = readFileSync(file, 'utf8');
  return name === 'words/locale.ts'
    ? source.replace("'en-GB'", "'hi-IN'").replace("= 'ltr'", "= 'rtl'")
    : moduleInPseudo(source);
}

/** `virtual:built-styles`: the stylesheets of the client build by their address on the site. */
function builtStyles() {
  return fromClientBuild('virtual:built-styles', () => {
    const files = globSync('assets/*.css', { cwd: `${buildDirectory}/client` });
    return Object.fromEntries(
      files.map((file) => [`/${file}`, readFileSync(`${buildDirectory}/client/${file}`, 'utf8').trim()]),
    );
  });
}

/** `virtual:built-scripts`: which scripts, and styles of them, pages and parts of pages that load later need beyond those of every page. */
function builtScripts() {
  return fromClientBuild('virtual:built-scripts', () => JSON.parse(readFileSync(scriptLists, 'utf8')) as unknown);
}

/** `virtual:document-script`: the script that pages without React carry inline. */
function documentScript() {
  return fromClientBuild('virtual:document-script', () => readFileSync(inlineScript, 'utf8'));
}

const inlineScript = `${buildDirectory}/document-script.js`;

/** Builds the scripts of pages without React by themselves, so that they share nothing with those of other pages. Returns what loads later. */
async function buildDocumentScripts() {
  const [built] = (await build({
    configFile: false,
    plugins: [wordsOfLanguage()],
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      lib: { entry: 'src/web/entry.document.ts', formats: ['es'] },
      rolldownOptions: {
        checks,
        optimization: { inlineConst: true },
        output: { minify: true, chunkFileNames: scriptNames.replace('[name]', 'document-[name]') },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const [inline, ...later] = built?.output.filter((file) => file.type === 'chunk') ?? [];
  if (!inline || inline.imports.length > 0) throw new Error('The script of documents must import nothing at once.');
  writeFileSync(inlineScript, inline.code.trim().replaceAll(/(?<=import\([`"'])\.(?=\/)/g, ''));
  for (const { fileName, code } of later) writeFileSync(`${buildDirectory}/client/${fileName}`, code);
  return later;
}

/** Leaves only the styles of documents in the client's build: no browser loads their scripts. */
function stylesOfDocuments(): Plugin {
  const modules = new Set(documentPages.map(({ module }) => path.resolve('src/web', module)));
  return {
    name: 'styles-of-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file = '', query] = id.split('?');
      if (!modules.has(file)) return undefined;
      if (query) return code.replace(/^export \{[^}]*\} from/, 'import');
      return code.replaceAll(/_UNSAFE_with\w+\(/g, '/* @__PURE__ */ $&'); // nothing uses what React Router wraps
    },
  };
}

/** A module of the server's build about the client's, which comes first. It is empty in development and for the client. */
function fromClientBuild(id: string, read: () => unknown): Plugin {
  return {
    name: id.replace(':', '-'),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(this.environment.mode === 'build' && this.environment.name === 'ssr' ? read() : {})}`;
    },
  };
}

/** Writes down which scripts and styles each page needs, and which sources each script was made of, for tests of what visitors load. */
function scriptList(): Plugin {
  return {
    name: 'script-list',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const all = [...scripts, ...(await buildDocumentScripts())];
      const modules = Object.fromEntries(all.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds]));
      writeFileSync(`${buildDirectory}/client-modules.json`, JSON.stringify(modules));
      writeFileSync(
        scriptLists,
        JSON.stringify(listScripts(scripts, (id) => Boolean(this.getModuleInfo(id)?.dynamicImporters.length))),
      );
    },
  };
}

/**
 * Writes a copy of React Router's list of routes, without the admin area and the pages that are documents, which visitors open by loading
 * a new document. The server's build writes the whole list.
 */
function routesOfVisitors(): Plugin {
  const layouts = ['root', 'shell/site', 'routes/public/not-found/route'];
  const pages = [...publicPages.filter((page) => !('isDocument' in page)), patientPage];
  const modules = pages.map(({ module }) => module);
  const ids = new Set([...layouts, ...modules.map((module) => module.replace(/\.tsx$/, ''))]);
  return {
    name: 'routes-of-visitors',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle() {
      const [file = ''] = globSync(`${buildDirectory}/client/assets/manifest-*.js`);
      const [, assignment = '', list = ''] = /^([^{]+)(.+);$/.exec(readFileSync(file, 'utf8')) ?? [];
      const whole = JSON.parse(list) as { routes: object };
      const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => ids.has(id)));
      writeFileSync(file.replace('manifest-', 'visitors-'), `${assignment}${JSON.stringify({ ...whole, routes })};`);
    },
  };
}

/** Files of whose functions nearly all run on a page that loads them. */
const compiledEarly = ['site', 'booking', 'editing', 'forms', 'session'];

/**
 * Has V8 compile all functions of these files while they load, on another thread. Otherwise the main thread compiles them one by one, at their
 * first call, 800 of them in what every page needs. The comment must come first (V8's explicit compile hints), and Vite adds
 * declarations in front of what `output.postBanner` writes.
 */
function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && compiledEarly.includes(file.name) && !file.isEntry)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

const scriptLists = `${buildDirectory}/client-scripts.json`;

/** Lists scripts by the path of a route, or of a module that a dynamic import names. */
function listScripts(scripts: readonly Rolldown.OutputChunk[], isPart: (id: string) => boolean) {
  const withImports = (file: string): string[] => {
    const script = scripts.find(({ fileName }) => fileName === file);
    return [file, ...(script?.viteMetadata?.importedCss ?? []), ...(script?.imports.flatMap(withImports) ?? [])];
  };
  const lists = scripts.flatMap(({ facadeModuleId, moduleIds, fileName }) => {
    const sources = facadeModuleId ? [facadeModuleId.replace(/\?.*/, '')] : moduleIds.filter(isPart);
    return sources.map((source) => [path.relative('src/web', source), withImports(fileName)] as const);
  });
  const everywhere = new Set(lists.flatMap(([source, files]) => (ofEveryPage.has(source) ? files : [])));
  return Object.fromEntries(
    lists
      .filter(([source]) => !ofEveryPage.has(source))
      .map(([source, files]) => [
        source,
        [...new Set(files)]
          .filter((file) => path.resolve('src/web', source) === startForm || !everywhere.has(file))
          .map((file) => `/${file}`),
      ]),
  );
}

const ofEveryPage = new Set(['entry.client.tsx', 'root.tsx', 'shell/site.tsx']);

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const forEveryVisitor = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|@remix-run)/|preload-helper|rolldown/runtime',
    'src/web/(root|timings|index-entries|content/(slide-|privacy-notice)|privacy/|booking/popup/(start-popup|visit-storage))|src/web/ui/(?!drawings/admin-)|src/web/(shell|forms/(?!answer-post|credential|define-form|switch))',
    'src/web/api/(?!server|session|upload)|src/web/structured-data|src/contract/(?!slug|messages/(?!lists)|routes)',
  ].join('|'),
);

export default defineConfig({
  plugins: [reactRouter(), builtStyles(), moduleList()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A few files that visitors' pages share, instead of two dozen that are asked for one by one.
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: forEveryVisitor },
                { name: 'booking', test: /\/src\/web\/booking\// },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Browsers that know native dialogs, popovers and :has(); older ones get the same pages without the polish.
    target: ['chrome122', 'edge122', 'firefox125', 'safari17.4'],
    cssMinify: 'lightningcss',
  },
});

/** `virtual:built-styles`: the stylesheets of the client build, which comes first, by their address on the site. */
function builtStyles(): Plugin {
  const id = 'virtual:built-styles';
  return {
    name: 'built-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const isBuild = this.environment.mode === 'build';
      return `export default ${JSON.stringify(isBuild ? readStyles('build/client') : {})}`;
    },
  };
}

function readStyles(directory: string) {
  const files = globSync('assets/*.css', { cwd: directory });
  return Object.fromEntries(files.map((file) => [`/${file}`, readFileSync(path.join(directory, file), 'utf8').trim()]));
}

/** Writes down which sources each script was made of, for the test that visitors load nothing of the admin area. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const modules = Object.fromEntries(scripts.map(({ fileName, moduleIds }) => [`/${fileName}`, moduleIds]));
      writeFileSync('build/client-modules.json', JSON.stringify(modules));
    },
  };
}

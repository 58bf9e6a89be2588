import tools from './tools/package.json' with { type: 'json' };

export default {
  workspaces: {
    '.': {
      entry: [
        'src/{main,dev,admin,backup,clinic,restore,move,nightly,off-site}.ts',
        'src/server/storage/picture-program.ts', // started by its path
        'src/web/entry.document.ts', // built by itself
        'src/web/booking/popup/take-over.tsx', // loaded by its address
        'src/languages/**/*.ts', // take the place of English words in the build of their language
        'src/web/ui/sentence.tsx',
        'src/web/styleguide/route.tsx', // a route in development alone
        'scripts/build/program.config.ts', // started by its path for the server's build
        'src/server/db/migrations/*.ts',
        'art/draw.ts',
        'scripts/*.{mjs,ts}',
        'scripts/check/canary/*.ts', // read by dependency-cruiser
        'src/server/testing/{postgres-server,start-instance}.ts', // started by their paths
        'e2e/testing/{record-outgoing,pictures-here}.mjs', // loaded before the program, by their paths
        'e2e/simulation/shifted-clock.mjs',
        'e2e/explore/pages.mjs', // read by Bombadil
        'scripts/package/clinic-in-folder.ts', // started by its path
        'bench/*.ts',
        'e2e/{faults,sweeps}/*.ts',
        'bench/load/bare-server.ts', // started by its path
      ],
      project: ['{src,art,scripts,bench,e2e}/**/*.{ts,tsx,mjs}'],
      oxlint: true,
      vitest: true,
      ignoreDependencies: [
        '@antithesishq/bombadil', // installed on demand
        'axe-core', // @axe-core/playwright brings it
        'isbot', // React Router needs it where there is no entry.server.tsx
        ...Object.keys(tools.devDependencies), // supply.test.ts checks that they are used
      ],
    },
    tools: { ignoreDependencies: ['.*'] },
  },
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // `crudEndpoints` takes all sentences of a resource at once, which knip does not follow.
    'src/contract/messages/{absences,applications,blogs,careers,closures,conditions,gallery,notices,pages,problems,reviews,rooms,signs,symptoms,treatments,working-hours}.ts':
      ['exports'],
    // `wordsOf` and `patientWords` hand on whole modules.
    'src/{contract/messages/{messages,patient-contact,patient-moment},server/words/{calendar,mail,plain-pages,privacy,search}}.ts':
      ['exports'],
  },
  ignoreBinaries: ['mount', 'umount', 'apt-get', 'dpkg', 'unshare', 'sha256sum'], // of the system, for tests
};

// Module boundaries that the compiler cannot check. Each message says why, and what to do instead.
const tests = String.raw`\.test\.tsx?$`;
const resource = '^src/server/resources/([^/]+)/';
/** Resources that build on others. Each may use only what stands above it, so none comes back to itself. */
const uses = {
  times: 'appointments',
  visits: 'appointments|times',
  series: 'appointments|times|visits',
  moves: 'appointments|schedules|times|visits',
  'wait-list': 'appointments|times|visits',
  'contact-log': 'appointments|visits',
  'calendar-feeds': 'visits',
  today: 'appointments|visits',
  outbox: 'appointments|messages|patient-pages|people|visits|wait-list|webhooks',
  presence: 'visits',
  people: 'appointments',
  'patient-pages': 'appointments|times|visits|wait-list',
  patients: 'appointments|visits',
  bookings: 'appointments|times|patient-pages',
  'patient-data': 'appointments|reviews',
  imports: 'blogs|treatments',
  search: 'signs',
  'first-steps': 'samples',
  reports: 'visits',
  translations: 'blogs|texts',
};
/** SQL that every resource may use: the clinic's profile, who works when, who a patient is, and previews of pages. */
const foundations = String.raw`^src/server/resources/(clinic/clinic-profile[.]queries|closures/closures[.]queries|schedules/schedule[.]queries|patients/(patient-[a-z]+[.]queries|person-keys)|previews/previews[.]queries)[.]ts$`;
/** Without zod. */
const plain = ['^src/contract/(plain|messages)/', '^src/contract/[a-z-]*routes[.]ts$'];
const mayUseSql = [String.raw`\.queries\.ts$`, '^src/server/db/', '^src/server/testing/', tests];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'resources-stand-alone',
      severity: 'error',
      comment:
        'A resource must be readable without the others. Move what both need to the contract, to src/server/db or to another shared folder, and import it from there. Where one builds on another, declare it in `uses`, in one direction. SQL of one that all build on is listed in `foundations`.',
      from: { path: resource, pathNot: `^src/server/resources/(${Object.keys(uses).join('|')})/` },
      to: { path: resource, pathNot: ['^src/server/resources/$1/', foundations] },
    },
    ...Object.entries(uses).map(([name, others]) => ({
      name: `${name}-uses-what-it-declares`,
      severity: 'error',
      comment: `The resource ${name} builds on ${others.replaceAll('|', ', ')} alone. Move what both need there, or to src/server/db, or declare the import in \`uses\`, if nothing leads back.`,
      from: { path: `^src/server/resources/${name}/` },
      to: { path: resource, pathNot: [`^src/server/resources/(${name}|${others})/`, foundations] },
    })),
    {
      name: 'foundations-below-resources',
      severity: 'error',
      comment: 'Every resource builds on this SQL, so it may use src/server/db and its own kind alone.',
      from: { path: foundations },
      to: { path: resource, pathNot: foundations },
    },
    {
      name: 'db-below-resources',
      severity: 'error',
      comment: 'SQL of a resource lives in its folder. Hand what it reads to the function of src/server/db.',
      from: { path: '^src/server/db/', pathNot: ['^src/server/db/seed/', tests] },
      to: { path: '^src/server/resources/' },
    },
    {
      name: 'lower-layers-without-http',
      severity: 'error',
      comment:
        'Database, scheduling and storage serve programs without HTTP too. Throw an AppError (src/server/app-error.ts), and leave requests and answers to http/ and static/.',
      from: { path: '^src/server/(db|scheduling|storage)/', pathNot: tests },
      to: { path: ['^src/server/http/', 'node_modules/(hono|@hono)/'] },
    },
    {
      name: 'changes-go-one-way',
      severity: 'error',
      comment:
        'A change locks, is recorded and counted, and open streams are told of it, none of which can be forgotten. Call changeRecord, or what records.queries has for one row.',
      from: {
        path: '^src/',
        pathNot: [
          '/testing/',
          tests,
          '^src/server/(db|auth|backup)/|^src/server/updates/live-updates[.]ts$',
          // Claims and leases of messages are the program's own; what they say is recorded with the request.
          '/(outbox|webhook-deliveries|website-counts)[.]queries[.]ts$',
        ],
      },
      to: { path: '^src/server/db/transaction[.]ts$' },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      comment:
        'All SQL is found in *.queries.ts. Put the query there, as a plain function that takes db or trx first, and call it.',
      from: { path: '^(src|scripts/check/canary)', pathNot: mayUseSql },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      comment:
        'The contract crosses the wire, so it must run everywhere. Move what needs more to the server or the web side.',
      from: { path: '^src/contract/', pathNot: tests },
      to: { pathNot: ['^src/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'browser-without-schemas',
      severity: 'error',
      comment:
        'The schemas bring zod to every visitor, and zod trips Trusted Types. Take types from them, and values from plain/, messages/ and the lists of routes.',
      from: { path: '^src/web/', pathNot: tests },
      to: {
        path: '^src/contract/',
        pathNot: plain,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'plain-without-schemas',
      severity: 'error',
      comment: 'Visitors load what is plain, without zod. Leave what needs a schema in src/contract.',
      from: { path: plain, pathNot: tests },
      to: { pathNot: [...plain, '^src/contract/text-fields/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-without-web',
      severity: 'error',
      comment:
        'The server knows the web side only as a build that main.ts hands it. Move what both need to the contract.',
      from: { path: '^src/(server/|[^/]+[.]ts$)' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-without-server',
      severity: 'error',
      comment:
        'The web side reaches the server through the contract alone, or server code lands in the browser. Call the api client.',
      from: { path: '^src/web/' },
      to: { path: '^src/(server/|[^/]+[.]ts$)' },
    },
    {
      name: 'routes-stand-alone',
      severity: 'error',
      comment:
        'A page must be readable without the others. Move what both need to the folder around them, or to src/web/ui, booking, shell or content.',
      from: { path: '^src/web/routes/([^/]+/[^/]+)/' },
      to: { path: '^src/web/routes/', pathNot: ['^src/web/routes/$1/', '^src/web/routes/[^/]+/[^/]+$'] },
    },
    {
      name: 'routes-are-entries',
      severity: 'error',
      comment: 'A route belongs to the router. Move what another one needs out of it.',
      from: { path: '^src/web/routes/' },
      to: { path: '^src/web/routes/.*/route\\.tsx?$' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      comment:
        'What tests lean on has no place in the program. Move it out of the folder testing if the program needs it.',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { path: '^src/.*/testing/' },
    },
    {
      name: 'pictures-are-decoded-elsewhere',
      severity: 'error',
      comment:
        'The decoder takes hundreds of megabytes and reads what strangers made, so it has a process of its own. Send it the bytes through the picture encoder.',
      from: {
        path: '^src/server/',
        pathNot: [
          '/testing/',
          tests,
          '^src/server/storage/(draw-card|draw-icon|draw-mail-logo|encode-picture|picture-program|prepare-logo)\\.ts$',
        ],
      },
      to: {
        path: [
          'node_modules/sharp/',
          '^src/server/storage/(draw-card|draw-icon|draw-mail-logo|encode-picture|picture-program|prepare-logo)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'markup-is-read-elsewhere',
      severity: 'error',
      comment:
        'Some texts take these parsers minutes, so they have a process of their own. Call the functions of markup, or add one to its program.',
      from: {
        path: '^src/server/',
        pathNot: [
          '/testing/',
          tests,
          '^src/server/db/seed/',
          '^src/server/markup/(blog-content|markup-program)[.]ts$',
          '^src/server/resources/imports/(imported-content|markdown-blogs|plain-title)[.]ts$',
        ],
      },
      to: {
        path: [
          'node_modules/(marked|sanitize-html)/',
          '^src/server/markup/(blog-content|markup-program)[.]ts$',
          '^src/server/resources/imports/(imported-content|markdown-blogs)[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mail-on-demand',
      severity: 'error',
      comment:
        'A clinic without a mail server does not load nodemailer. Import the mailer dynamically, or its types alone.',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { path: '^src/server/mail/mailer[.]ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'program-without-dev-dependencies',
      severity: 'error',
      comment:
        'An installation may leave the devDependencies out. Move the package to the dependencies, or do without it.',
      from: { path: '^src/', pathNot: ['/testing/', tests, '^src/dev[.]ts$', '^src/web/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'art-stands-alone',
      severity: 'error',
      comment:
        'The drawings are a program of their own that runs before the build. Commit what it draws, and import the picture.',
      from: { path: '^src/' },
      to: { path: '^art/' },
    },
    {
      name: 'art-imports-only-art',
      severity: 'error',
      comment: 'The drawings must be readable without the rest of the project. Move what they need into art/.',
      from: { path: '^art/', pathNot: tests },
      to: { pathNot: '^art/|node_modules/sharp/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Modules that import each other can only be read together, and start half loaded. Move the shared part to a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'An import that leads nowhere would slip through every rule above. Correct it, or add the package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no API for it to read with, and without either it reads nothing and is content
    tsPreCompilationDeps: true, // see type-only imports too
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`/\+types/` }, // React Router writes these
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};

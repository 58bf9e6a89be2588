import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareServer } from '#server/clinic-server.ts';
import { systemClock } from '#server/clock.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { logConsole } from '#server/log.ts';
import { createPageCacheMiddleware } from '#server/pages/page-cache-middleware.ts';
import { mountPages, type PageBuild } from '#server/pages/pages.ts';
import { createRouteOf } from '#server/pages/route-of.ts';
import { readCommandLine } from '#server/process/command-line.ts';
import { exitWithError, printStartup, stopOnSignal } from '#server/process/process-lifecycle.ts';
import { root } from '#server/root.ts';
import { loadAssets } from '#server/static/assets.ts';

const buildDir = new URL('build/', root);

/** The production server. */
async function start() {
  const { positionals, refuse } = readCommandLine('start', [''], {});
  if (positionals.length > 0) refuse('It takes no arguments: its settings are environment variables.');
  if (!existsSync(new URL('server/index.js', buildDir)))
    throw new StartError('The pages are not built. `npm start` builds them first.');
  const config = readProcessConfig();
  const server = await prepareServer(config);
  stopOnSignal(server);
  const load = async (folder: string) =>
    (await import(new URL(`${folder}server/index.js`, buildDir).href)) as PageBuild;
  const build = await load('');
  mountPages(server.app, {
    ...server,
    build,
    loadBuild: (language) => load(`${language}/`),
    clock: systemClock,
    clientAddress: (c) => clientAddress(c, config.trustedProxies),
    siteUrl: config.siteUrl,
  });
  const { cachedPages, pageAddresses } = build.entry.module;
  const routeOf = createRouteOf(pageAddresses);
  const pageCache = createPageCacheMiddleware({
    ...server,
    routeOf,
    pages: cachedPages,
    assets: loadAssets(fileURLToPath(new URL('client', buildDir)), config.siteUrl.protocol === 'https:'),
    siteUrl: config.siteUrl,
    enabled: config.pageCache,
    clock: systemClock,
  });
  printStartup(config, await server.listen(pageCache, routeOf));
  logConsole(server.log);
}

await start().catch(exitWithError);

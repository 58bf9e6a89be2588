import { createServer } from 'vite';
import { prepareServer } from '#server/clinic-server.ts';
import { readProcessConfig } from '#server/config.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/client-address.ts';
import {
  createPageRenderer,
  namePage,
  type PageBuild,
  redirectOldAddresses,
  redirectToCanonical,
} from '#server/pages/pages.ts';
import { exitWithError, printStartup, stopOnSignal } from '#server/process/process-lifecycle.ts';

/** The development server: Vite serves the pages from their sources, so a change shows without a restart. */
async function start() {
  const config = readProcessConfig();
  const vite = await createServer({ server: { middlewareMode: true } });
  const server = await prepareServer(config);
  stopOnSignal({ stop: () => Promise.all([vite.close(), server.stop()]) });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>;
  const options = {
    clientAddress: (c: AppContext) => clientAddress(c, config.trustedProxies),
    siteUrl: config.siteUrl,
  };
  const render = createPageRenderer(server.app, build, options, 'development');
  server.app.use(async (c, next) => namePage((await build()).entry.module.pageAddresses)(c, next));
  server.app.get('*', async (c, next) => redirectToCanonical((await build()).entry.module.pageAddresses)(c, next));
  server.app.get('*', redirectOldAddresses(server.findOldAddress));
  server.app.all('*', async (c) => {
    const page = await render(c);
    // Vite injects scripts and styles into the page, so a policy based on hashes cannot work here.
    page.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
    return page;
  });
  printStartup(config, await server.listen(vite.middlewares));
}

await start().catch(exitWithError);

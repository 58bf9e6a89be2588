import { createServer } from 'vite';
import { announceStart } from '#server/announce-start.ts';
import { prepareServer } from '#server/clinic-server.ts';
import { readProcessConfig } from '#server/config.ts';
import { failOnMistake } from '#server/fail-on-mistake.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { createPageRenderer, type PageBuild } from '#server/pages/pages.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

/** The same server with pages straight from their sources: a change shows without a restart. No content security policy. */
async function start() {
  const config = readProcessConfig();
  const vite = await createServer({ server: { middlewareMode: true } });
  const server = await prepareServer(config);
  stopOnSignal({ stop: () => Promise.all([vite.close(), server.stop()]) });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>;
  const surroundings = {
    clientAddress: (c: AppContext) => clientAddress(c, config.trustedProxies),
    siteUrl: config.siteUrl,
  };
  const render = createPageRenderer(server.app, build, surroundings, 'development');
  server.app.all('*', async (c) => {
    const page = await render(c);
    // Vite writes scripts and styles into the page as it goes, which no policy by hash can foresee.
    page.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
    return page;
  });
  announceStart(config, await server.listen(vite.middlewares), server.firstAdministrator);
}

await start().catch(failOnMistake);

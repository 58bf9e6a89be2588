import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announceStart } from '#server/announce-start.ts';
import { prepareServer } from '#server/clinic-server.ts';
import { readProcessConfig, StartError } from '#server/config.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { mountPages, type PageBuild } from '#server/pages/pages.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

const buildDir = new URL('../build/', import.meta.url);

/** The production server: configuration, database, API, built pages, listen. */
async function start() {
  if (!existsSync(new URL('server/index.js', buildDir)))
    throw new StartError('The pages are not built. `npm start` builds them first.');
  const config = readProcessConfig();
  const server = await prepareServer(config);
  stopOnSignal(server);
  const build = (await import(new URL('server/index.js', buildDir).href)) as PageBuild;
  const clientDir = fileURLToPath(new URL('client', buildDir));
  mountPages(server.app, {
    build,
    clientDir,
    clientAddress: (c) => clientAddress(c, config.trustedProxies),
    siteUrl: config.siteUrl,
  });
  announceStart(config, await server.listen(), server.firstAdministrator);
}

await start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

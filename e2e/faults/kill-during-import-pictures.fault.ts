import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { admin, startProgram } from '../testing/site.ts';

const kills = 8;
const picturesOfABlog = 3;
const pictures = picturesOfABlog * kills;
const widthOf = (place: number) => 200 + place;

/** The other website. Its answer to one of the next requests is cut in half, or whole; then `reached` resolves. */
async function startOtherSite() {
  const psk = randomBytes(16);
  const photos = await Promise.all(
    Array.from({ length: pictures }, (_, place) =>
      sharp({ create: { width: widthOf(place), height: 150, channels: 3, background: '#14665e' } })
        .png()
        .toBuffer(),
    ),
  );
  let stop: { isCut: boolean; after: number; reached: () => void } | undefined;
  const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2', pskCallback: () => psk } as const;
  const server = createServer(tls, ({ url = '' }, response) => {
    const photo = photos[Number(/\d+/.exec(url)?.[0])];
    if (stop) stop.after -= 1;
    if (stop?.after !== 0) return response.end(photo);
    if (!stop.isCut) return response.end(photo, stop.reached);
    response.writeHead(200, { 'Content-Length': photo?.length });
    return response.write(photo?.subarray(0, photo.length / 2), stop.reached);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return {
    environment: {
      NODE_OPTIONS: `--import ${new URL('../testing/pictures-here.mjs', import.meta.url).href}`,
      PICTURES_PORT: String((server.address() as AddressInfo).port),
      PICTURES_KEY: psk.toString('hex'),
    },
    /** Resolves when so many more pictures have been asked for, and half or all of the last one was sent. */
    reach(after: number, isCut: boolean) {
      const { promise, resolve } = Promise.withResolvers<void>();
      stop = { isCut, after, reached: resolve };
      return promise;
    },
  };
}

test('kills while the pictures of an import are fetched leave each of them there once', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const otherSite = await startOtherSite();
  const environment = { DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: admin.password, ...otherSite.environment };
  const start = async () => {
    const site = await startProgram(environment);
    return { site, api: await signInToApi(site) };
  };

  let { site, api } = await start();
  let reached = otherSite.reach(2, true);
  const imageOf = (place: number) => `<img src="https://pictures.example/${place}.png">`;
  const blogs = Array.from({ length: kills }, (_, blog) => {
    const images = Array.from({ length: picturesOfABlog }, (_, place) => imageOf(blog * picturesOfABlog + place));
    return wxrItem(blog + 1, { title: `Blog ${blog + 1}`, content: `<p>${images.join('')}</p>` });
  });
  const file = wxrOf(...blogs);
  const { id } = await api.imports.wordpress({
    query: { name: 'old.xml', as_drafts: 0 },
    body: { file: new File([file], 'old.xml') },
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await reached;
    await wait(Math.random() * 150); // what arrived whole is encoded, stored and noted in this time
    await site.stop('SIGKILL');
    // In the middle of a blog, between two of them, and in the middle of the next one.
    if (kill < kills) reached = otherSite.reach(2 + (kill % 3), kill % 2 === 0);
    ({ site, api } = await start());
  }
  const report = async () => (await api.imports.get({ params: { id } })).pictures;
  await expect.poll(report, { timeout: 120_000 }).toEqual({ waiting: 0, stored: pictures, left_out: 0 });

  const { body } = await api.blogs.list({ query: {} });
  const inOrder = body.blogs.toSorted((a, b) => a.id - b.id);
  const shown = inOrder.flatMap(({ content_html }) =>
    [...(content_html ?? '').matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const widths = await Promise.all(
    shown.map(async (address) => {
      const stored = await (await fetch(site.url + address)).arrayBuffer();
      await sharp(stored).stats(); // reads all of it
      return (await sharp(stored).metadata()).width;
    }),
  );
  expect(widths).toEqual(Array.from({ length: pictures }, (_, place) => widthOf(place)));
  await site.stop();

  const storage = createLocalStorage(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const orphans = await deleteOrphanedUploads(db, storage, Date.now() + 2 * 3_600_000);
  await db.destroy();
  console.log(`${kills} kills, ${pictures} pictures, ${orphans} orphaned files deleted`);
  const stems = shown.map((address) => path.basename(address).split(/[-.]/)[0] ?? '');
  const keys = (await storage.list()).map(({ key }) => key);
  expect(keys.filter((key) => !stems.some((stem) => key.includes(stem)))).toEqual([]);
  expect(shown.filter((address) => !existsSync(path.join(dataDir, address)))).toEqual([]);
});

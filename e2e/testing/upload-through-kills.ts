import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openDatabase } from '#server/db/database.ts';
import { pictureKey } from '#server/storage/pictures.ts';
import { admin, startProgram } from './site.ts';

/**
 * Uploads pictures without a pause while the program is killed again and again: alternately at a random moment after the first
 * request, and soon after the first picture is stored. Resolves with the number of acknowledged uploads.
 */
export async function uploadThroughKills(environment: Record<string, string>, kills: number): Promise<number> {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#14665e' } })
    .png()
    .toBuffer();
  const image = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const site = await startProgram({ ADMIN_PASSWORD: admin.password, SEED: 'none', ...environment });
    const headers = await signIn(site.url);
    let isRunning = true;
    const stored = Promise.withResolvers<void>();
    const upload = async () => {
      while (isRunning) {
        const body = new FormData();
        body.set('title', 'A room');
        body.set('image', image);
        const sent = fetch(`${site.url}/api/upload-photo`, { method: 'POST', headers, body });
        const status = await sent.then((response) => response.status).catch(() => 0);
        if (status === 201) acknowledged += 1;
        isRunning &&= status === 201;
        stored.resolve();
      }
    };
    const uploads = [upload(), upload()];
    if (kill % 2 === 0) await stored.promise;
    await wait(Math.random() * (kill % 2 === 0 ? 150 : 1_000)); // the first picture waits until the encoder has started
    await site.stop('SIGKILL');
    await Promise.all(uploads);
  }
  return acknowledged;
}

async function signIn(url: string) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  return { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

/** The files that rows refer to, relative to the data folder. */
export async function namedFiles(dataDir: string): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const rows = await db.selectFrom('gallery_items').select('image').execute();
    return rows.flatMap(({ image }) => (image ? [pictureKey('gallery', image)] : []));
  } finally {
    await db.destroy();
  }
}

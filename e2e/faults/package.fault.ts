import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as pictureMessages from '#contract/messages/pictures.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { ApiError } from '#web/api/client.ts';
import { makePackage } from '../../scripts/package/make-package.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { canContain, contain, containerUser, createMemoryGroup } from '../testing/container.ts';
import { admin, ready, runToEnd, startProgram } from '../testing/site.ts';
import { readSitemap } from '../testing/sitemap.ts';

// The package runs here as the image runs it: from a tree that it cannot change, as a user without rights, within 512 MB.

const megabyte = 2 ** 20;
let folder: string;
let app: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-package-'));
  chmodSync(folder, 0o755);
  const made = makePackage();
  execFileSync('tar', ['-xzf', made.file, '-C', folder]);
  app = path.join(folder, path.basename(made.folder));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (canContain) chownSync(dataDir, containerUser.uid, containerUser.gid);
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const command = (...args: string[]) => [path.join(app, 'clinic'), ...args];
const environment = () => ({ DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });

test('has less than 250 MB besides Node, and nothing that only builds or tests', () => {
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  );
  const inside = files.map((file) => path.relative(app, file)).filter((file) => !file.startsWith('node/'));
  const size = inside.reduce((sum, file) => sum + lstatSync(path.join(app, file)).size, 0);
  console.log(`package: ${(size / megabyte).toFixed(0)} MB besides Node, ${inside.length} files`);
  expect(size).toBeLessThan(250 * megabyte);
  expect(
    inside.filter((file) => /\.test\.tsx?$|\/testing\/|\/(typescript|vite|vitest|playwright-core)\//.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => lstatSync(file).isSymbolicLink())).toEqual([]);
  expect(inside.filter((file) => file.endsWith('.node')).map((file) => path.basename(file))).toEqual([
    expect.stringContaining(`${process.platform}-${process.arch}`),
  ]);
});

test.runIf(canContain)(
  'works read-only, without rights and within 512 MB, also with a photo of 12 megapixels',
  async () => {
    const group = createMemoryGroup(512 * megabyte);
    const contained = (...args: string[]) => contain(command(...args), dataDir, group ?? undefined);
    const site = await startProgram(environment(), app, contained('start'));
    await ready(site.url);
    const pages = await readSitemap(site);
    for (const page of pages) expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
    const api = await signInToApi(site);
    const fresh = group?.peak();
    const { id } = await api.gallery.create({ body: { title: 'Photo', image: await photo() } });
    const { image_path: picture } = await api.gallery.get({ params: { id } });
    expect((await fetch(`${site.url}/${picture}`)).status).toBe(200);
    const inMegabytes = (bytes = Number.NaN) => `${(bytes / megabyte).toFixed(0)} MB`;
    console.log(
      `package: at most ${inMegabytes(fresh)} for ${pages.length} pages, ${inMegabytes(group?.peak())} with a photo`,
    );

    const run = (...args: string[]) => runToEnd(environment(), app, contained(...args));
    expect(await run('admin', 'list')).toEqual({ code: 0, output: `${admin.email}, owner\n` });
    expect(await run('backup')).toMatchObject({ code: 0, output: expect.stringMatching(/^Backup: .+\n\d+ rows/) });
    expect(await site.stop()).toBe(0);
    const [backup = ''] = globSync(`${dataDir}/backups/*`);
    expect(await run('restore', backup, '--replace')).toMatchObject({
      code: 0,
      output: expect.stringContaining('The clinic is as it was'),
    });
    await group?.remove();
  },
);

test.runIf(canContain)(
  'within 512 MB, ten photos that are sent at once are each stored or refused with a sentence, and none by half',
  async () => {
    const group = createMemoryGroup(512 * megabyte);
    const site = await startProgram(environment(), app, contain(command('start'), dataDir, group ?? undefined));
    await ready(site.url);
    const api = await signInToApi(site);
    const image = await photo(0.8);
    const began = performance.now();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.gallery.create({ body: { title: `Photo ${index}`, image } }).then(
          () => 'stored',
          (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.message}` : String(error)),
        ),
      ),
    );
    console.log(
      `ten photos of ${(image.size / megabyte).toFixed(1)} MB in ${((performance.now() - began) / 1_000).toFixed(0)} s, ` +
        `at most ${((group?.peak() ?? Number.NaN) / megabyte).toFixed(0)} MB: ${outcomes.join(', ')}`,
    );
    const sentences = [pictureMessages.notPrepared, serverMessages.tooBusy, serverMessages.tooLate];
    const clean = ['stored', ...sentences.map((sentence) => `503 ${sentence}`)];
    expect(outcomes.filter((outcome) => !clean.includes(outcome))).toEqual([]);
    expect(site.output()).not.toContain('The picture program ended'); // for want of memory

    const photos = async () => (await api.gallery.list()).body.filter(({ title }) => title?.startsWith('Photo '));
    const named = async () => (await photos()).flatMap(({ image_path }) => pictureFiles(image_path ?? '')).toSorted();
    const stored = () => globSync('uploads/**/*.*', { cwd: dataDir }).toSorted();
    await expect.poll(async () => isDeepStrictEqual(stored(), await named()), { timeout: 60_000 }).toBe(true);
    expect((await photos()).length).toBeGreaterThanOrEqual(outcomes.filter((outcome) => outcome === 'stored').length);
    expect(await site.stop()).toBe(0);
    await group?.remove();
  },
);

test('leaves its own folder as it is', async () => {
  const seen = () => execFileSync('find', [app, '-printf', '%p %T@ %s\n'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const before = seen();
  const site = await startProgram(environment(), app, command('start'));
  await ready(site.url);
  expect(await site.stop()).toBe(0);
  expect(seen()).toBe(before);
});

describe('says in one line', () => {
  test.runIf(canContain)('that nothing can be written in its data folder', async () => {
    chownSync(dataDir, 0, 0);
    const { code, output } = await runToEnd(environment(), app, contain(command('start'), dataDir));
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR: nothing can be written in .+\n$/);
  });

  test('that it is for another processor', () => {
    const machine = path.join(folder, 'another-machine');
    mkdirSync(machine);
    writeFileSync(path.join(machine, 'uname'), '#!/bin/sh\necho Linux riscv64\n', { mode: 0o755 });
    const env = { PATH: `${machine}:${process.env['PATH']}` };
    const { status, stderr } = spawnSync(path.join(app, 'clinic'), ['start'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^This package is for \w+ \w+, and this machine is Linux riscv64\.\n$/);
  });
});

/** Makes a photo as large as a phone's, and as hard to encode. */
async function photo(blur = 2) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } });
  const bytes = await image.blur(blur).jpeg({ quality: 85 }).toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
}

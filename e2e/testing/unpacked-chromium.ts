import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, 'node_modules', '.cache', 'chromium');

/** The npm package @sparticuz/chromium holds a Chromium for this kind of machine only. */
export const canUnpackChromium = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks it once. Resolves with its path and environment. */
export async function unpackChromium() {
  const folder = join(cache, await packageVersion());
  if (!existsSync(folder)) await unpackInto(folder);
  return { executablePath: join(folder, 'chromium'), env: environment(folder) };
}

async function packageVersion() {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}

// Unpack into a temporary folder and rename it, so that an interrupted run does not leave half a browser.
async function unpackInto(folder: string) {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  await unpackPackage(unfinished);
  await writeFile(join(unfinished, 'fonts.conf'), fontsConfig(folder));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true })); // another process was faster
}

// In a separate process, because the package unpacks into the temporary folder of its process. It unpacks the shared libraries
// only if the environment looks like AWS Lambda.
async function unpackPackage(folder: string) {
  const code = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs24.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, env });
}

// The package's own font configuration lists only the folders of AWS Lambda.
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

function environment(folder: string): Record<string, string> {
  const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return hasNss() ? fonts : { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
}

/** Chromium needs NSS, which servers and containers often lack. */
const hasNss = () =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'].some((path) => existsSync(`${path}/libnss3.so`));

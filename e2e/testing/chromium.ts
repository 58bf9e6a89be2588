import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { hasMemoryForFiles } from '#server/testing/temporary-folder.ts';
import { canUnpackChromium, unpackChromium } from './unpacked-chromium.ts';

/**
 * Starts a headless Chromium: the one in CHROMIUM_PATH, else the one from npm, so that every machine tests with the same browser.
 * Where that does not run, it is an installed one.
 */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--disable-quic', ...more],
    // Playwright stores shared memory on the disk, because some machines have too little memory for files.
    ignoreDefaultArgs: hasMemoryForFiles() ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, ...env },
  });
}

let shared: Browser | undefined;

/**
 * The Chromium of this process, which ends with it: its visitors share nothing, as each has a context. With the limit it starts no
 * process for a page that may follow; it did so for each visitor, which took a fifth of the time of a visit.
 */
export async function sharedChromium(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchChromium('--renderer-process-limit=1');
  return shared;
}

/** Path of the program and the environment it needs. */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  if (!named && canUnpackChromium) return unpackChromium();
  const executablePath = findInstalledChromium();
  if (!executablePath)
    throw new Error('No Chromium found: install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one.');
  return { executablePath, env: {} };
}

/** The one in CHROMIUM_PATH, or one that is installed: unlike the one from npm, it has windows and notifications. */
export function findInstalledChromium() {
  return process.env['CHROMIUM_PATH'] ?? wellKnownPaths().find((path) => existsSync(path));
}

function wellKnownPaths() {
  if (process.platform === 'darwin') return macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (process.platform === 'win32')
    return windowsFolders().flatMap((folder) => windowsApps.map((app) => join(folder, app)));
  return ['chromium', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].map((name) => `/usr/bin/${name}`);
}

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const windowsApps = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

const windowsFolders = () =>
  ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => process.env[name] ?? []);

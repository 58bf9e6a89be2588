import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../testing/free-port.ts';
import { MissingBrowser, type Size, type Tab, until } from './tab.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const windowPath = path.join(import.meta.dirname, 'webkit-window.py');

/** WebKitGTK, the engine of Safari, by W3C WebDriver, on a screen that no one sees. */
export async function openWebKit({ width, height }: Size): Promise<Tab> {
  const parts = [driverPath, '/usr/bin/Xvfb', '/usr/bin/python3', '/usr/lib/python3/dist-packages/gi'];
  if (
    !parts.every((part) => existsSync(part)) ||
    globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length === 0
  )
    throw new MissingBrowser(
      'WebKitGTK is not installed. On Debian: apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
    );
  const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const driver = spawn(driverPath, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  try {
    return await openSession(`http://127.0.0.1:${port}`, [windowPath, `${width}`, `${height}`], [driver, screen]);
  } catch (error) {
    for (const program of [driver, screen]) program.kill();
    throw error;
  }
}

async function openSession(server: string, args: string[], programs: ChildProcess[]): Promise<Tab> {
  const call = async <T>(method: 'POST' | 'GET' | 'DELETE', where: string, body: unknown = {}) => {
    const answer = await fetch(server + where, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver starts', () => call('GET', '/status'));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } } },
  });
  const session = `/session/${sessionId}`;
  const post = <T = null>(command: string, body: unknown) => call<T>('POST', session + command, body);
  return {
    goto: async (address) => void (await post('/url', { url: address })),
    evaluate: (expression) => post<string>('/execute/sync', { script: `return ${expression}`, args: [] }),
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    chooseFile: async (selector, file) => {
      const found = await post<object>('/element', { using: 'css selector', value: selector });
      await post(`/element/${Object.values(found)[0]}/value`, { text: file });
    },
    capture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => {}); // 'no such window', when it has closed it
      for (const program of programs) program.kill();
    },
  };
}

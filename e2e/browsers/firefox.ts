import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { MissingBrowser, type Size, type Tab } from './tab.ts';

const program = '/usr/bin/firefox-esr';

/** Firefox ESR by WebDriver BiDi, which it speaks itself. */
export async function openFirefox({ width, height }: Size): Promise<Tab> {
  if (!existsSync(program))
    throw new MissingBrowser('Firefox ESR is not installed. On Debian: apt-get install firefox-esr');
  const profile = temporaryFolder('firefox-');
  const firefox = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const send = await connect(await addressIn(firefox.stderr));
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const perform = (action: object) => send('input.performActions', { context, actions: [action] });
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const asked = { expression, target: { context }, awaitPromise: true };
      const answer = await send<Evaluated>('script.evaluate', asked);
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform({ type: 'pointer', id: 'mouse', actions });
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await perform({ type: 'key', id: 'keyboard', actions });
    },
    chooseFile: async (selector, file) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await send<{ nodes: object[] }>('browsingContext.locateNodes', { context, locator });
      await send('input.setFiles', { context, element: nodes[0], files: [file] });
    },
    capture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      const ended = once(firefox, 'exit');
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Evaluated {
  result: { value: string };
  exceptionDetails?: { text: string };
}

async function addressIn(output: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: output })) {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error('Firefox ended before it could be driven.');
}

/** Resolves with what sends a command and resolves with its result. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result, error, message } = JSON.parse(data) as Answer;
    if (error) waiting.get(id)?.reject(new Error(`BiDi: ${error} ${message}`));
    else waiting.get(id)?.resolve(result);
  });
  return async <T = unknown>(method: string, params: object): Promise<T> => {
    const answer = Promise.withResolvers<unknown>();
    const id = waiting.size + 1;
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return (await answer.promise) as T;
  };
}

import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const ownTerminal = {
  input: process.stdin as NodeJS.ReadableStream & { isTTY?: boolean },
  output: process.stderr as NodeJS.WritableStream,
};

/** Asks on a terminal, which does not show what is typed. Null where there is no terminal, or no answer. */
export async function askSecret(question: string, { input, output } = ownTerminal): Promise<string | null> {
  if (!input.isTTY) return null;
  output.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  terminal.once('SIGINT', () => terminal.close());
  try {
    const answer = terminal.question('').catch(() => null); // Ctrl+D
    return await Promise.race([answer, once(terminal, 'close').then(() => null)]);
  } finally {
    terminal.close();
    output.write('\n');
  }
}

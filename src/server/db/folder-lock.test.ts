import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { lockFolder, tryToLock } from './folder-lock.ts';

let dataDir: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);
beforeEach(() => {
  dataDir = temporaryFolder('clinic-lock-');
  said.length = 0;
  return () => rmSync(dataDir, { recursive: true });
});

/** A process that has the lock, until it is told to note that it stops, and to end. */
async function lockElsewhere() {
  const program = `
    import { lockFolder } from '#server/db/folder-lock.ts';
    const lock = await lockFolder(process.argv[1], () => {});
    process.on('message', () => { lock.noteStopping(); process.send('stopping'); });
    process.send('locked');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

test('a second server on a folder is refused, with the process that is there and what to do', async () => {
  const first = await lockElsewhere();
  await expect(lockFolder(dataDir, say)).rejects.toThrow(
    new RegExp(
      `^DATA_DIR: the clinic in ${dataDir} is already served by process ${first.pid} on \\S+\\. Stop that first \\(\`kill ${first.pid}\`, .+PostgreSQL\\.$`,
    ),
  );
  expect(said).toEqual([]);
});

test('the lock ends with a process that is killed, and what it has left behind does not matter', async () => {
  await kill(await lockElsewhere());
  expect(readdirSync(dataDir).toSorted()).toEqual(['server.json', 'server.lock']);
  const lock = await lockFolder(dataDir, say);
  expect(tryToLock(dataDir)).toBeUndefined();
  lock.release();
});

test('a server that is started while another one stops waits for it', async () => {
  const first = await lockElsewhere();
  first.send('stop');
  await once(first, 'message');
  const waiting = lockFolder(dataDir, say);
  expect(said).toEqual([expect.stringMatching(`^Waiting for process ${first.pid} on .+, which is stopping`)]);
  await kill(first);
  (await waiting).release();
});

test('a note that cannot be read costs the name of the process only', async () => {
  await lockElsewhere();
  writeFileSync(path.join(dataDir, 'server.json'), '{"pid":');
  await expect(lockFolder(dataDir, say)).rejects.toThrow(/is already served by another process\. .+PostgreSQL\.$/);
});

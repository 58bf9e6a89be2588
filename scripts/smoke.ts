// `npm run smoke`: starts the program on an empty folder, reads pages, books, makes a backup and restores it as a drill: what has to work
// on every platform. `-- FOLDER` takes an unpacked package instead, also without the project's packages: `node/bin/node smoke.ts .`
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [packed] = process.argv.slice(2);
const folder = path.resolve(packed ?? path.join(import.meta.dirname, '..'));
const patienceMs = 120_000; // also for an emulated processor
const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-smoke-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', ADMIN_EMAIL: 'smoke@example.com' };

/** The program and its arguments for one of its commands. */
function commandFor(name: string, ...args: string[]): [string, string[]] {
  if (packed) return [path.join(folder, 'clinic'), [name, ...args]];
  return [process.execPath, [name === 'start' ? 'build/program/main.js' : `src/${name}.ts`, ...args]];
}

function runCommand(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(...commandFor(name, ...args), { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with ${status}:\n${stdout}${stderr}`);
  return stdout.trim().split('\n').at(-1);
}

async function addressOf(program: ChildProcess) {
  let output = '';
  const signal = AbortSignal.timeout(patienceMs);
  const ended = once(program, 'exit', { signal }).then(() => {
    throw new Error(`The program ended while starting:\n${output}`);
  });
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  for (;;) {
    const [, address] = /running at (http:\S+)/.exec(output) ?? [];
    if (address) return address;
    await Promise.race([once(program.stdout ?? program, 'data', { signal }), ended]);
  }
}

async function read(address: string, init?: RequestInit) {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function readList(address: string) {
  return (await (await read(address)).json()) as Record<string, number>[];
}

/** The picture of a shared link is drawn by the library for pictures, which has native parts. */
async function readPicture(site: string) {
  const page = await (await read(site)).text();
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(picture);
  const { byteLength } = await (await read(site + pathname + search)).arrayBuffer();
  if (byteLength < 10_000) throw new Error(`${pathname} has only ${byteLength} bytes.`);
  return `${page.length} characters, and a picture of ${byteLength} bytes`;
}

async function book(site: string) {
  const [state] = await readList(`${site}/api/states`);
  const [city] = await readList(`${site}/api/cities/${state?.['state_id']}`);
  const [treatment] = await readList(`${site}/api/treatment`);
  const places = { state: state?.['state_id'], city: city?.['city_id'], treatmentType: [treatment?.['treatment_id']] };
  const body = JSON.stringify({ name: 'Asha Nair', phone: '+91 98765 00000', ...places });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await read(`${site}/api/appointments`, { method: 'POST', headers, body });
  return ((await answer.json()) as { reference: string }).reference;
}

const program = spawn(...commandFor('start'), { cwd: folder, env });
try {
  const site = await addressOf(program);
  console.log(`Home: ${await readPicture(site)}`);
  console.log(`Booked: ${await book(site)}`);
  console.log(`Backup: ${runCommand('backup')}`);
  console.log(`Drill: ${runCommand('restore', '--drill')}`);
} finally {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
if (process.platform !== 'win32' && program.exitCode !== 0) throw new Error(`It stopped with ${program.exitCode}.`);
console.log(`It works on ${process.platform} ${process.arch}, with Node.js ${process.version}.`);

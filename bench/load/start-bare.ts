import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a bare node:http server, in its own process, that answers every request with these bytes. */
export async function startBare(body: Buffer, port: number, headers: Record<string, string>) {
  const program = spawn(process.execPath, ['bench/load/bare-server.ts', String(port), JSON.stringify(headers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(body);
  await once(program.stdout, 'data');
  async function stop() {
    const exited = once(program, 'exit');
    program.kill();
    await exited;
  }
  return { pid: program.pid ?? 0, port, stop };
}

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningNginx {
  pid: number;
  port: number;
  stop(): void;
}

/** Starts nginx with one worker that serves these bytes as a static file at `/`; null if nginx is not installed. */
export async function startNginx(body: Buffer, port: number): Promise<RunningNginx | null> {
  const program = findNginx();
  if (!program) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-nginx-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site', 'page'), body);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await listening(port);
  const stop = () => {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { pid: nginx.pid ?? 0, port, stop };
}

function findNginx() {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v nginx'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function configuration(folder: string, port: number) {
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    location = / {
      try_files /page =404; default_type "text/html; charset=utf-8";
      add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control "public, max-age=0";
    }
  }
}`;
}

async function listening(port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect({ port, host: '127.0.0.1' });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}

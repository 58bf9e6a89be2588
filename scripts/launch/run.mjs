import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder on this terminal. Resolves with its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's environment
 * @param {boolean} [shell]
 * @returns {Promise<number>}
 */
export function run(file, args, env = {}, shell = false) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', shell, env: { ...withPath(file), ...env } });
  const untie = [passSignalsTo(child), stopWithNpm(child)];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  }).finally(() => untie.forEach((undo) => undo()));
}

/** @param {string} file */
function withPath(file) {
  const env = { ...process.env };
  const folder = dirname(isAbsolute(file) ? file : process.execPath);
  // Windows calls it Path, and the copied environment is case-sensitive.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = [folder, join(root, 'node_modules', '.bin'), env[key]].filter(Boolean).join(delimiter);
  return env;
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  // A terminal sends SIGINT and SIGHUP to all its processes, so the child has received those already.
  const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const fromTerminal = terminal ? ['SIGINT', 'SIGHUP'] : [];
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const listener = () => fromTerminal.includes(signal) || child.kill(signal);
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => listeners.forEach((remove) => remove());
}

/**
 * npm signals only the shell that it starts this process with, and that shell simply exits. So stop when the parent is gone.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250);
  return () => clearInterval(timer);
}

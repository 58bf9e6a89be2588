import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeChecksums } from '../release/files.ts';
import { makeKeyPair } from '../release/minisign.ts';
import { signChecksums } from '../release/signing.ts';
import { startScript } from './make-package.ts';

/** Replaces systemd in tests: starts and stops the program in the folder, and says whether it runs. */
const systemctl = `#!/bin/sh
cd "$INSTALLATION"
pid=$(cat pid 2> /dev/null || true)
stop() { if [ -n "$pid" ]; then kill -9 "$pid" 2> /dev/null; rm -f pid; fi; }
case "$1 $2 \${3-}" in
  *MainPID*) echo "\${pid:-0}" ;;
  *ActiveState*) if [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; then echo active; else echo failed; fi ;;
  *NRestarts*) echo 0 ;;
  'restart clinic '*) stop; setsid opt/clinic/current/clinic start > log 2>&1 & echo $! > pid ;;
  'stop clinic '*) stop ;;
esac
`;
/** Runs the command as the user that the test has. */
const runuser = '#!/bin/sh\nshift 3\nexec "$@"\n';
const journalctl = '#!/bin/sh\ncat "$INSTALLATION/log"\n';

/** Kills the process that has started it, before or after its own work, at a chosen call of any program. */
const killing = (program: string) => `#!/bin/sh
[ "$1" != show ] || exec "${program}" "$@" # it changes nothing
[ -z "\${SWAP-}" ] || cp $SWAP # a package is swapped for another one
calls=$(($(cat "$INSTALLATION/calls" 2> /dev/null || echo 0) + 1))
echo "$calls" > "$INSTALLATION/calls"
[ "$calls" != "\${KILL_BEFORE-}" ] || { kill -9 "$PPID"; exit; }
"${program}" "$@"
status=$?
[ "$calls" != "\${KILL_AFTER-}" ] || kill -9 "$PPID"
exit $status
`;

/** Answers as soon as it has started. */
const program = `
import { createServer } from 'node:http';
const answer = (_request, response) => response.end('ready');
createServer(answer).listen(Number(process.env.PORT), '127.0.0.1');
`;

export const programThatFails = "console.error('It cannot start.'); process.exit(1);";

interface PackageParts {
  migrations?: string[];
  main?: string;
  machine?: string;
}

/** An installation in a folder of its own, whose versions know the key that has signed the checksums of the packages, with small packages in place of the real one, which e2e/faults/install.fault.ts has. */
export function createInstallation(port: number) {
  const root = mkdtempSync(path.join(tmpdir(), 'clinic-installation-'));
  const at = (...names: string[]) => path.join(root, ...names);
  const write = (name: string, text: string, mode = 0o644) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text, { mode });
  };
  write('etc/clinic/clinic.env', `PORT=${port}\nDATA_DIR=${at('data')}\n`);
  write('bin/systemctl', systemctl, 0o755);
  write('bin/runuser', runuser, 0o755);
  write('bin/journalctl', journalctl, 0o755);
  const keys = makeKeyPair();
  const usual = `${at('bin')}:${process.env['PATH']}`;
  for (const name of ['systemctl', 'tar', 'sync']) {
    const real = execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH: usual }, encoding: 'utf8' }).trim();
    write(`killing/${name}`, killing(real), 0o755);
  }

  /** Packs a version, and returns the file. */
  function makePackage(version: string, { migrations = ['0001-first'], main = program, machine }: PackageParts = {}) {
    const name = `physiotherapy-app-${version}-linux-x64`;
    const script = machine ? startScript().replace(/is for [^,]+,/, `is for ${machine},`) : startScript();
    write(`made/${name}/clinic`, machine ? script.replace(/= '\S+ \S+' \]/, `= '${machine}' ]`) : script, 0o755);
    write(`made/${name}/package.json`, JSON.stringify({ name: 'physiotherapy-app', version, type: 'module' }, null, 2));
    write(`made/${name}/build/program/main.js`, main);
    write(
      `made/${name}/src/restore.ts`,
      `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(at('restored'))}, process.argv.slice(2).join(' '));`,
    );
    write(`made/${name}/deploy/clinic.service`, `# ${version}\n`);
    write(`made/${name}/deploy/minisign.pub`, keys.publicKey);
    for (const migration of migrations) write(`made/${name}/src/server/db/migrations/${migration}.ts`, '');
    rmSync(at('made', name, 'node'), { recursive: true, force: true });
    mkdirSync(at('made', name, 'node/bin'), { recursive: true });
    symlinkSync(process.execPath, at('made', name, 'node/bin/node'));
    const file = at('packages', `${name}.tar.gz`);
    mkdirSync(at('packages'), { recursive: true });
    execFileSync('tar', ['-czf', file, '-C', at('made'), name]);
    writeChecksums(at('packages'), [...new Set([...globSync(at('packages/*.tar.gz')), file])]);
    sign();
    return file;
  }

  /** Signs with the key that versions know, or with another one. */
  function sign({ secretKey } = keys) {
    signChecksums(at('packages'), secretKey, 'a trial');
  }

  function commandFor(args: string[], env: Record<string, string>) {
    const program = path.join(import.meta.dirname, 'clinic-in-folder.ts');
    const folders = Object.keys(env).length > 0 ? `${at('killing')}:${usual}` : usual;
    rmSync(at('calls'), { force: true });
    const options = {
      encoding: 'utf8',
      env: { PATH: folders, INSTALLATION: root, PORT: String(port), ...env },
    } as const;
    return [process.execPath, [program, root, ...args], options] as const;
  }

  const outcome = (code: unknown, stdout: string, stderr: string) => ({
    code,
    output: stdout.replaceAll(/^\d\d:\d\d:\d\d /gm, ''),
    problem: stderr.trim(),
  });

  function run(args: string[], env: Record<string, string> = {}) {
    const { status, signal, stdout, stderr } = spawnSync(...commandFor(args, env));
    return outcome(signal ?? status, stdout, stderr);
  }

  /** While this process goes on, such as to answer the command. */
  function runBeside(args: string[]) {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof outcome>>();
    execFile(...commandFor(args, {}), (error, stdout, stderr) => resolve(outcome(error?.code ?? 0, stdout, stderr)));
    return promise;
  }

  function link(name: 'current' | 'previous') {
    const [, version] = existsSync(at('opt/clinic', name))
      ? (/physiotherapy-app-(.+)-linux/.exec(readlinkSync(at('opt/clinic', name))) ?? [])
      : [];
    return version;
  }

  function remove() {
    spawnSync(at('bin/systemctl'), ['stop', 'clinic'], { env: { PATH: usual, INSTALLATION: root } });
    rmSync(root, { recursive: true, force: true });
  }

  return { root, at, makePackage, sign, run, runBeside, link, remove };
}

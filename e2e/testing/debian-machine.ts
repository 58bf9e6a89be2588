import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const bootDeadline = 180_000;
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Unpacks debootstrap, and returns its folder; null where it cannot be had or run: it needs root and Debian's packages. */
export function unpackDebootstrap(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-debootstrap-'));
  try {
    const options = { cwd: folder, timeout: 60_000, stdio: 'ignore' } as const;
    execFileSync('apt-get', ['download', 'debootstrap'], options);
    execFileSync('dpkg', ['-x', globSync('*.deb', { cwd: folder })[0] ?? '', folder], options);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

/**
 * A bare Debian in a folder. It boots with systemd, processes, mounts and a network of its own, which leads nowhere: what it serves
 * is reached from inside only.
 */
export function makeDebian(debootstrap: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-debian-'));
  chmodSync(folder, 0o755); // the root of the machine, where other users work too
  const packages = '--include=systemd,systemd-sysv,dbus';
  execFileSync(path.join(debootstrap, 'usr/sbin/debootstrap'), ['--variant=minbase', packages, 'bookworm', folder], {
    env: { PATH: searchPath, DEBOOTSTRAP_DIR: path.join(debootstrap, 'usr/share/debootstrap') },
    stdio: 'ignore',
  });
  writeFileSync(path.join(folder, 'etc/hosts'), '127.0.0.1 localhost clinic.example other.example\n');
  writeFileSync(path.join(folder, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  return debianIn(folder);
}

function debianIn(folder: string) {
  return {
    folder,
    /** Runs a command before the machine boots, with the host's network. */
    runWithNetwork: (...command: string[]) =>
      run('unshare', '--mount', '--pid', '--fork', `--mount-proc=${folder}/proc`, 'chroot', folder, ...command),
    boot: () => boot(folder),
    /** Another machine with the same files, before it boots. */
    copy: () => {
      const copied = mkdtempSync(path.join(tmpdir(), 'clinic-debian-'));
      execFileSync('cp', ['-a', `${folder}/.`, copied]);
      return debianIn(copied);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Resolves when systemd has started what it starts. */
async function boot(folder: string) {
  mkdirSync(path.join(folder, 'old'), { recursive: true });
  const unshare = [
    '--mount',
    '--pid',
    '--fork',
    '--net',
    '--cgroup',
    '--kill-child',
    'sh',
    '-euc',
    bootScript,
    'sh',
    folder,
  ];
  const machine = spawn('unshare', unshare, { stdio: 'ignore', env: { PATH: searchPath } });
  const inside = (...command: string[]) => {
    const init = readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();
    return run('nsenter', '--target', init, '--mount', '--pid', '--net', '--cgroup', '--root', '--wd', ...command);
  };
  const stop = async () => {
    const exited = once(machine, 'exit');
    machine.kill('SIGKILL'); // and with it, all that runs inside
    await exited;
  };
  const deadline = Date.now() + bootDeadline;
  for (let state = 'off'; !/running|degraded/.test(state); state = stateOf(inside)) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The machine does not boot: it is ${state}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { run: inside, stop };
}

function stateOf(inside: (...command: string[]) => string) {
  try {
    return inside('sh', '-c', 'systemctl is-system-running || true').trim();
  } catch (error) {
    return String(error); // systemd is not there yet
  }
}

/** Version 1 of control groups has a tree for each controller. */
const bootScript = `
mount --bind "$1" "$1"; cd "$1"
mount -t proc proc proc; mount -t sysfs sysfs sys; mount -t tmpfs tmpfs run; mount -t devpts devpts dev/pts
if [ -d /sys/fs/cgroup/memory ]; then
  mount -t tmpfs tmpfs sys/fs/cgroup
  mkdir -p sys/fs/cgroup/systemd sys/fs/cgroup/memory
  mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
  mount -t cgroup -o memory cgroup sys/fs/cgroup/memory
else mount -t cgroup2 cgroup2 sys/fs/cgroup; fi
ip link set lo up
pivot_root . old; umount -l /old
exec env -i container=other PATH=${searchPath} /lib/systemd/systemd`;

function run(program: string, ...args: string[]) {
  const env = { PATH: searchPath, HOME: '/root', LANG: 'C.UTF-8' };
  return execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

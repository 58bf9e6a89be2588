import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#server/clock.ts';
import { StartError } from '#server/config.ts';
import { examine } from '#server/installation/doctor.ts';
import { placesIn } from '#server/installation/places.ts';
import { say } from '#server/installation/run.ts';
import { readSettings } from '#server/installation/settings-file.ts';
import { passwordSince, setUp } from '#server/installation/setup.ts';
import { rollBack, updateTo } from '#server/installation/update.ts';
import { readCommandLine, typedPath, UsageError } from '#server/process/command-line.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';
import { root } from '#server/root.ts';

const places = placesIn('/');
const [command = '', ...args] = process.argv.slice(2);

/** Installs, updates and looks after the program on a Debian server with systemd. Run by `clinic`, as root. */
async function run() {
  if (command === 'setup') return setup();
  if (command === 'update') return update();
  if (command === 'rollback') return rollback();
  if (command === 'doctor') return doctor();
  throw new UsageError(`There is no command ${command}.`);
}

function requireRoot() {
  if (process.getuid?.() !== 0) throw new StartError('Run this as root.');
}

async function setup() {
  const options = {
    'self-signed': { type: 'boolean' },
    'acme-server': { type: 'string' },
    port: { type: 'string' },
  } as const;
  const form = 'clinic.example you@clinic.example [--self-signed | --acme-server URL] [--port NUMBER]';
  const { values, positionals, refuse } = readCommandLine('setup', [form], options, args);
  const [host = '', email = '', ...rest] = positionals;
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    refuse(`${host || 'Nothing'} is not the name of a host, such as clinic.example.`);
  if (!/^\S+@\S+$/.test(email) || rest.length > 0) refuse('One e-mail address is needed.');
  if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
    refuse(`${values.port} is not the number of a port.`);
  requireRoot();
  const began = Date.now();
  const version = realpathSync(fileURLToPath(root));
  const { 'self-signed': selfSigned = false, 'acme-server': acmeServer, port } = values;
  const isDone = await setUp(places, version, { host, email, selfSigned, acmeServer, port });
  say(`The clinic is at https://${host}`);
  const password = passwordSince(began);
  if (password) console.log(password);
  if (isDone) return;
  throw new StartError(
    `Until an authority has signed a certificate, browsers warn about this one. When ${host} leads to this server, run again: clinic setup ${host} ${email}`,
  );
}

async function update() {
  const options = {
    unsigned: { type: 'boolean', default: false },
    downgrade: { type: 'boolean', default: false },
  } as const;
  const form = '[PACKAGE.tar.gz] [--unsigned] [--downgrade]';
  const { values, positionals, refuse } = readCommandLine('update', [form], options, args);
  const [given, ...rest] = positionals;
  if (rest.length > 0) refuse('One package is enough.');
  requireRoot();
  await updateTo(places, given ? typedPath(given) : releaseAddress(), values);
}

/** The address of the newest release. */
function releaseAddress() {
  const { releaseUrl } = readSettings(places);
  if (releaseUrl) return releaseUrl;
  throw new StartError(`Name a package, or set RELEASE_URL in ${places.settings} to where releases are published.`);
}

async function rollback() {
  const options = { restore: { type: 'string' } } as const;
  const { values, positionals, refuse } = readCommandLine('rollback', ['[--restore BACKUP]'], options, args);
  if (positionals.length > 0) refuse('It takes no version: it goes back to the one before.');
  requireRoot();
  await rollBack(places, values.restore && typedPath(values.restore));
}

async function doctor() {
  const { positionals, refuse } = readCommandLine('doctor', [''], {}, args);
  if (positionals.length > 0) refuse('It takes no arguments.');
  requireRoot();
  const findings = await examine(places, systemClock());
  for (const { isGood, text } of findings) console.log(`${isGood ? 'ok   ' : 'WRONG'} ${text}`);
  if (!findings.every(({ isGood }) => isGood)) process.exitCode = 1;
}

await run().catch(exitWithError);

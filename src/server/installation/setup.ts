import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';
import { findPortHolder } from '#server/process/port-holder.ts';
import { ensureCertificate, requestCertificate } from './certificate.ts';
import { replaceLink } from './own-files.ts';
import type { Places } from './places.ts';
import { proxyOf, refuseOtherName, refuseTakenName, writeNginxSite, writeSite } from './proxy-site.ts';
import { run, say, tryRun } from './run.ts';
import { hasStartedSince, runningVersion } from './service.ts';
import { instanceAddress, readSettings, setVariable, writeSettings } from './settings-file.ts';
import { isInUse, switchTo } from './switch-version.ts';

export interface SetupOptions {
  host: string;
  email: string;
  /** A certificate signed by this machine, for trying it out. */
  selfSigned: boolean;
  acmeServer: string | undefined;
  port: string | undefined;
}

/** Sets up the program with nginx in front. Run again, it changes what has changed, such as the host. */
export async function setUp(places: Places, version: string, options: SetupOptions) {
  const { host, selfSigned } = options;
  const hasCaddy = proxyOf(places) === 'caddy';
  if (hasCaddy)
    say('This site is behind Caddy, which an older installer has set up. It stays, and is updated with the program.');
  else installNginx(places, host, selfSigned);
  makeUser();
  const formerPort = existsSync(places.settings) ? readSettings(places).port : undefined;
  const wantedPort = Number(options.port ?? formerPort ?? 3_000);
  if (!runningVersion() || wantedPort !== formerPort) refuseUsedPort(wantedPort);
  changeSettings(places, options);
  const settings = readSettings(places);
  const site = { host, instance: instanceAddress(settings) };
  if (!hasCaddy) ensureCertificate(places, host);
  if (isInUse(places, version) && hasStartedSince(statSync(places.settings).mtimeMs)) {
    say('This version is in use already, and is not installed again.');
    writeSite(places, version, site);
  } else {
    say('Starting the program');
    await switchTo(places, version);
  }
  if (!hasCaddy) writeNginxSite(places, version, site);
  linkCommand(places);
  run('systemctl', ['enable', '--quiet', 'clinic']);
  refuseOtherName(places, host);
  if (hasCaddy || selfSigned) return true;
  return requestCertificate(places, host, { email: options.email, server: options.acmeServer });
}

function installNginx(places: Places, host: string, selfSigned: boolean) {
  if (!tryRun('systemctl', ['is-active', 'nginx']).succeeded) for (const port of [80, 443]) refuseUsedPort(port);
  const packages = ['nginx', ...(selfSigned ? [] : ['certbot'])].filter(
    (name) => !tryRun('dpkg', ['--status', name]).succeeded,
  );
  if (packages.length > 0) {
    say(`Installing ${packages.join(' and ')}`);
    run('apt-get', ['update', '-qq'], 'apt-get found no packages');
    const install = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-qq', '--no-install-recommends'];
    run('env', [...install, ...packages], `apt-get could not install ${packages.join(' and ')}`);
  }
  const { succeeded, output } = tryRun('nginx', ['-T']);
  if (!succeeded)
    throw new StartError(`nginx does not accept its configuration as it is: ${output.split('\n').at(-1)}`);
  refuseTakenName(output, host, [places.nginxSite, places.nginxLink]);
}

/** Refuses a port in use, which would make the program or nginx restart in a loop. */
function refuseUsedPort(port: number) {
  const holder = findPortHolder(port);
  if (!holder) return;
  const way =
    port === 80 || port === 443
      ? 'Stop it, or use it as the proxy: see docs/operations.md.'
      : 'Stop it, or choose another port: --port 3001.';
  throw new StartError(`${holder} already listens on port ${port}. ${way}`);
}

function makeUser() {
  if (tryRun('id', ['clinic']).succeeded) return;
  run('useradd', ['--system', '--home-dir', '/var/lib/clinic', '--shell', '/usr/sbin/nologin', 'clinic']);
}

/** Writes the settings, or changes in those that are there what was typed. */
function changeSettings(places: Places, { host, email, port }: SetupOptions) {
  const { settings } = places;
  const found = existsSync(settings) ? readFileSync(settings, 'utf8') : undefined;
  const first = `SITE_URL=https://${host}\nDATA_DIR=/var/lib/clinic\nADMIN_EMAIL=${email}\nTRUST_PROXY=1\nSEED=reference\n`;
  let text = found ?? first;
  const former = readSettings(places).siteUrl;
  if (found !== undefined && former.hostname !== host) {
    text = setVariable(text, 'SITE_URL', `https://${host}`);
    say(`The site was at ${former.origin}, and is at https://${host} now.`);
    if (existsSync(path.join(places.letsencrypt, former.hostname)))
      say(`When the former name no longer leads here: certbot delete --cert-name ${former.hostname}`);
  }
  if (port) text = setVariable(text, 'PORT', port);
  if (text !== found) writeSettings(places, text);
}

function linkCommand({ command, versions }: Places) {
  mkdirSync(path.dirname(command), { recursive: true });
  replaceLink(command, path.join(versions, 'current/clinic'));
  chmodSync(versions, 0o755);
}

/** The password of the first administrator, which the log has once. */
export function passwordSince(began: number) {
  const since = `--since=@${Math.floor(began / 1_000)}`;
  const { stdout } = tryRun('journalctl', ['--unit=clinic', since, '--output=cat', '--no-pager']);
  return /^Password, shown only this once: .+$/m.exec(stdout)?.[0];
}

import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';
import { replaceFile, writeOwnFile } from './own-files.ts';
import type { Places } from './places.ts';
import { run, tryRun } from './run.ts';

export interface Site {
  host: string;
  /** Address of the program, such as 127.0.0.1:3000. */
  instance: string;
}

/** Caddy goes on where an older installer has set it up. */
export function proxyOf({ nginxSite, caddyfile }: Places): 'nginx' | 'caddy' | undefined {
  if (existsSync(nginxSite)) return 'nginx';
  const isOurs = existsSync(caddyfile) && readFileSync(caddyfile, 'utf8').includes('health_uri /readyz');
  return isOurs ? 'caddy' : undefined;
}

/** deploy/nginx.conf with the names of this installation. */
export function nginxSite(template: string, { host, instance }: Site, certificate: string, hasIPv6: boolean) {
  const text = template
    .replace(/^#.*\n+/, '') // how to set it up by hand
    .replaceAll('/etc/ssl/clinic.example', certificate)
    .replaceAll('clinic.example', host)
    .replaceAll('127.0.0.1:3000', instance);
  return hasIPv6 ? text : text.replace(/^ *listen \[::\].*\n/gm, '');
}

/** deploy/Caddyfile with the names of this installation. */
export function caddySite(template: string, { host, instance }: Site, isLocal: boolean) {
  return template
    .replace(/^\{\$CLINIC_HOST:.*\} \{$/m, `${host} {${isLocal ? '\n\ttls internal' : ''}`)
    .replace(/\{\$INSTANCES:.*?\}/, instance);
}

export function hasIPv6() {
  return existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8') !== '';
}

/**
 * Writes the site of a version for the proxy that is there, and has the proxy read it.
 * @throws StartError when the proxy does not accept it. The site is then as it was.
 */
export function writeSite(places: Places, version: string, site: Site) {
  const proxy = proxyOf(places);
  if (proxy === 'nginx') writeNginxSite(places, version, site);
  if (proxy === 'caddy') writeCaddySite(places, version, site);
}

export function writeNginxSite(places: Places, version: string, site: Site) {
  const { nginxSite: file, nginxLink: link } = places;
  const text = nginxSite(readTemplate(version, 'nginx.conf'), site, places.certificate, hasIPv6());
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isLinked = lstatSync(link, { throwIfNoEntry: false }) !== undefined;
  const hasChanged = writeOwnFile(file, text);
  mkdirSync(places.acmeFolder, { recursive: true });
  mkdirSync(path.dirname(link), { recursive: true });
  if (!isLinked && former === undefined) symlinkSync(file, link); // an owner who takes the link away means it
  if (!hasChanged && isLinked) return;
  const { succeeded, output } = tryRun('nginx', ['-t', '-q']);
  if (!succeeded) {
    if (former !== undefined) replaceFile(file, former);
    else for (const one of [file, link]) rmSync(one, { force: true });
    throw new StartError(`nginx does not accept its configuration, and its files are as they were: ${output}`);
  }
  run('systemctl', ['reload-or-restart', 'nginx'], 'nginx could not be started');
}

/**
 * A file that someone has changed stays as it is, and may have another name.
 * @throws StartError that says so.
 */
export function refuseOtherName(places: Places, host: string) {
  const isCaddy = proxyOf(places) === 'caddy';
  const file = isCaddy ? places.caddyfile : places.nginxSite;
  const text = readFileSync(file, 'utf8');
  if (isCaddy ? caddyHost(text) === host : serverNames(text).includes(host)) return;
  throw new StartError(
    `The clinic is not at https://${host} yet: someone has changed ${file}, so it stays, and does not have this name. Compare it with ${file}.new, put the name in, delete ${file}.new, and run this again.`,
  );
}

function writeCaddySite(places: Places, version: string, site: Site) {
  const { caddyfile } = places;
  const found = readFileSync(caddyfile, 'utf8');
  const isLocal = /^\ttls internal$/m.test(found);
  const current = path.join(places.versions, 'current');
  const hostBefore = caddyHost(found) ?? site.host;
  const former = existsSync(current)
    ? [
        caddySite(
          readTemplate(current, 'Caddyfile'),
          { ...site, host: hostBefore, instance: '127.0.0.1:3000' },
          isLocal,
        ),
      ]
    : [];
  if (!writeOwnFile(caddyfile, caddySite(readTemplate(version, 'Caddyfile'), site, isLocal), former)) return;
  const { succeeded, output } = tryRun('caddy', ['validate', '--config', caddyfile, '--adapter', 'caddyfile']);
  if (!succeeded) {
    replaceFile(caddyfile, found);
    throw new StartError(`Caddy does not accept the site, and ${caddyfile} is as it was: ${output.split('\n').at(-1)}`);
  }
  run('systemctl', ['reload-or-restart', 'caddy'], 'Caddy could not be started');
}

/**
 * Refuses a name that another site of nginx has: nginx would answer with the one that comes first.
 * @param configuration - what `nginx -T` prints
 */
export function refuseTakenName(configuration: string, host: string, own: readonly string[]) {
  const files = configuration.split(/^# configuration file (.+):$/m).slice(1);
  for (let at = 0; at < files.length; at += 2) {
    const [file = '', text = ''] = [files[at], files[at + 1]];
    if (!own.includes(file) && serverNames(text).includes(host))
      throw new StartError(`${file} already has a site ${host}. Take the name out of it, or choose another name.`);
  }
}

function caddyHost(configuration: string) {
  return /^([a-z0-9.-]+) \{$/m.exec(configuration)?.[1];
}

function serverNames(configuration: string) {
  return [...configuration.matchAll(/^\s*server_name\s+([^;]+);/gm)].flatMap(([, list = '']) => list.split(/\s+/));
}

function readTemplate(version: string, file: string) {
  return readFileSync(path.join(version, 'deploy', file), 'utf8');
}

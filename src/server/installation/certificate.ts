import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceLink } from './own-files.ts';
import type { Places } from './places.ts';
import { run, say, tryRun } from './run.ts';

interface Authority {
  email: string;
  /** Directory of an ACME server; undefined: Let's Encrypt. */
  server: string | undefined;
}

/** Makes a temporary certificate, without which nginx does not start before an authority has signed one. */
export function ensureCertificate(places: Places, host: string) {
  const signed = path.join(places.letsencrypt, host);
  if (existsSync(signed)) return linkCertificate(places, signed);
  const own = path.join(places.selfSigned, host);
  if (!existsSync(path.join(own, 'fullchain.pem'))) signOwn(own, host);
  linkCertificate(places, own);
}

function signOwn(folder: string, host: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '825'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  run('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], 'openssl made no certificate');
}

function linkCertificate({ certificate }: Places, folder: string) {
  if (lstatSync(certificate, { throwIfNoEntry: false })?.isDirectory()) rmSync(certificate, { recursive: true });
  replaceLink(certificate, folder);
}

/**
 * Has an authority sign a certificate, and nginx use it, now and whenever certbot's timer renews it.
 * @returns whether the site has one
 */
export function requestCertificate(places: Places, host: string, { email, server }: Authority): boolean {
  const signed = path.join(places.letsencrypt, host);
  if (!existsSync(signed)) {
    say('Asking for a certificate');
    const asks = ['certonly', '--webroot', '--webroot-path', places.acmeFolder, '--domain', host, '--cert-name', host];
    const agrees = ['--email', email, '--agree-tos', '--no-eff-email', '--non-interactive'];
    const hook = ['--deploy-hook', 'systemctl reload nginx', ...(server ? ['--server', server] : [])];
    const { succeeded, output } = tryRun('certbot', [...asks, ...agrees, ...hook]);
    if (!succeeded) {
      say(`The authority has not signed a certificate for ${host}. What certbot says:\n${output}`);
      return false;
    }
  }
  ensureCertificate(places, host);
  run('systemctl', ['reload', 'nginx'], 'nginx did not reload');
  return true;
}

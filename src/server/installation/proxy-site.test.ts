import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { placesIn } from './places.ts';
import { caddySite, nginxSite, refuseOtherName, refuseTakenName } from './proxy-site.ts';

const template = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const site = { host: 'physio.example', instance: '127.0.0.1:3001' };

test('the site of nginx has the names of the installation, and IPv6 only where the machine has it', () => {
  const text = nginxSite(template('nginx.conf'), site, '/etc/clinic/certificate', true);
  expect(text).not.toContain('clinic.example');
  expect(text.match(/server_name physio\.example;/g)).toHaveLength(2);
  expect(text).toMatch(/^ *server 127\.0\.0\.1:3001\b/m);
  expect(text).toContain('ssl_certificate /etc/clinic/certificate/fullchain.pem;');
  expect(text).toMatch(/acme-challenge\/ \{\s+root \/var\/www\/clinic-acme;/);
  expect(text.match(/listen \[::\]/g)).toHaveLength(2);
  const without = nginxSite(template('nginx.conf'), site, '/etc/clinic/certificate', false);
  expect(without).not.toContain('[::]');
  expect(without.match(/^ *listen /gm)).toHaveLength(2);
});

test('the site of Caddy has them too', () => {
  const text = caddySite(template('Caddyfile'), site, true);
  expect(text).toMatch(/^physio\.example \{\n\ttls internal$/m);
  expect(text).toMatch(/^\treverse_proxy 127\.0\.0\.1:3001 \{$/m);
  expect(text).not.toMatch(/\{\$/);
});

test('a name that another site of nginx has is refused, and one of our own file is not', () => {
  const file = (name: string, names: string) =>
    `# configuration file ${name}:\nserver {\n    listen 80;\n    server_name ${names};\n}\n`;
  const own = '/etc/nginx/sites-enabled/clinic';
  const printed = file('/etc/nginx/sites-enabled/default', '_') + file(own, 'physio.example');
  expect(() => refuseTakenName(printed, 'physio.example', [own])).not.toThrow();
  const taken = printed + file('/etc/nginx/conf.d/shop.conf', 'shop.example physio.example');
  expect(() => refuseTakenName(taken, 'physio.example', [own])).toThrow(
    '/etc/nginx/conf.d/shop.conf already has a site physio.example. Take the name out of it, or choose another name.',
  );
});

test.each([
  ['nginxSite', (host: string) => `server {\n    listen 80; # ours\n    server_name www.example ${host};\n}\n`],
  ['caddyfile', (host: string) => `${host} {\n\treverse_proxy {\n\t\thealth_uri /readyz\n\t}\n}\n`],
] as const)('a %s that someone has changed, and that does not have the new name, is said', (place, text) => {
  const places = placesIn(temporaryFolder('clinic-proxy-'));
  mkdirSync(path.dirname(places[place]), { recursive: true });
  writeFileSync(places[place], text('physio.example'));
  expect(() => refuseOtherName(places, 'physio.example')).not.toThrow();
  expect(() => refuseOtherName(places, 'new.example')).toThrow(
    `The clinic is not at https://new.example yet: someone has changed ${places[place]}`,
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imports } from '#contract/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');
const haproxy = read('haproxy.cfg');

test('the samples for proxies let the largest file of an import through, and no other large body', () => {
  const largest = importLimits.wordpressBytes / 1_048_576;
  const { path } = imports.wordpress;
  const [, ofNginx] = new RegExp(`location = ${path} \\{\\s+client_max_body_size (\\d+)m;`).exec(nginx) ?? [];
  const [, matcher, ofCaddy] =
    new RegExp(`(@\\w+) path ${path}\\s+request_body \\1 \\{\\s+max_size (\\d+)MB`).exec(caddy) ?? [];
  expect(matcher).toBe('@import');
  for (const limit of [ofNginx, ofCaddy]) {
    expect(Number(limit)).toBeGreaterThan(largest);
    expect(Number(limit)).toBeLessThan(largest + 10);
  }
  expect(nginx).toMatch(/^ {4}client_max_body_size 12m;$/m);
  expect(caddy).toMatch(/request_body @others \{\s+max_size 12MB/);
});

test('they allow TLS 1.2 and newer alone, with ciphers that have forward secrecy', () => {
  expect(nginx).toMatch(/^ {4}ssl_protocols TLSv1.2 TLSv1.3;$/m);
  const [, ciphers = ''] = /^ {4}ssl_ciphers (.+);$/m.exec(nginx) ?? [];
  expect(ciphers.split(':').filter((cipher) => !/^ECDHE-.+-(?:GCM-SHA\d+|POLY1305)$/.test(cipher))).toEqual([]);
  expect(haproxy).toContain('ssl-min-ver TLSv1.2 ciphers ECDHE+AESGCM:ECDHE+CHACHA20');
});

test('they log neither queries, which may name a patient, nor secret addresses', () => {
  const formats = [...nginx.matchAll(/^log_format (\w+) '(.+)';$/gm)];
  expect(formats.map(([, name]) => name)).toEqual(['without_queries']);
  for (const [, , format = ''] of formats)
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  const logs = [...nginx.matchAll(/^\s*access_log (.+);$/gm)].map(([, log]) => log);
  expect(logs.filter((log) => log !== 'off' && !log?.includes(' without_queries if=$has_no_secret'))).toEqual([]);

  const [, pattern = '', replacement = ''] = /request>uri regexp "(.+)" "\$\{(1)\}"/.exec(caddy) ?? [];
  const filter = new RegExp(pattern.replace('(?i:visit|calendar)', '(?:[Vv]isit|[Cc]alendar)'), 'g');
  const logged = (uri: string) => uri.replace(filter, `$${replacement}`);
  expect(logged('/api/appointments?q=meera&limit=5')).toBe('/api/appointments');
  expect(logged('/visit/secret-token?week=2')).toBe('/visit/');
  expect(logged('/Calendar/secret-token.ics')).toBe('/Calendar/');
  expect(logged('/about')).toBe('/about');
  expect(caddy).toContain('request>headers>Referer delete');
});

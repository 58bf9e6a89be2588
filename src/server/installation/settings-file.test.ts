import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { instanceAddress, setVariable } from './settings-file.ts';

const settings = '# mine\nexport SITE_URL="https://old.example"\nDATA_DIR=/var/lib/clinic\n';

test('one variable is set, and the rest of the file stays', () => {
  const text = setVariable(settings, 'SITE_URL', 'https://new.example');
  expect(text).toBe('# mine\nexport SITE_URL=https://new.example\nDATA_DIR=/var/lib/clinic\n');
  expect(setVariable(settings, 'PORT', '3001')).toBe(`${settings}PORT=3001\n`);
  expect(setVariable('#SITE_URL=x', 'SITE_URL', 'y')).toBe('#SITE_URL=x\nSITE_URL=y\n');
});

test('line endings of Windows stay, and a byte order mark goes', () => {
  const text = setVariable(`\uFEFFSITE_URL='https://old.example'\r\nPORT=3000\r\n`, 'SITE_URL', 'https://new.example');
  expect(text).toBe('SITE_URL=https://new.example\r\nPORT=3000\r\n');
  expect(setVariable(text, 'HOST', '::1')).toBe(`${text}HOST=::1\r\n`);
  expect(parseEnv(text)).toMatchObject({ SITE_URL: 'https://new.example', PORT: '3000' });
});

test.each([
  ['0.0.0.0', '127.0.0.1:3000'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
])('a program that listens on %s is reached at %s', (host, address) => {
  expect(instanceAddress({ host, port: 3000 })).toBe(address);
});

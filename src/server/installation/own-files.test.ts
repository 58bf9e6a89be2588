import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { withMark, writeOwnFile } from './own-files.ts';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-own-files-'));
  file = path.join(folder, 'sites-available/clinic');
  return () => rmSync(folder, { recursive: true });
});
const read = (name = file) => readFileSync(name, 'utf8');

test('a file that the installer wrote is replaced', () => {
  expect(writeOwnFile(file, 'one\n')).toBe(true);
  expect(writeOwnFile(file, 'one\n')).toBe(false);
  expect(writeOwnFile(file, 'two\n')).toBe(true);
  expect(read()).toBe(withMark('two\n'));
});

test('a file that someone changed stays, with the new one beside it', () => {
  writeOwnFile(file, 'one\n');
  writeFileSync(file, `${read()}client_max_body_size 20m;\n`);
  const changed = read();
  expect(writeOwnFile(file, 'two\n')).toBe(false);
  expect([read(), read(`${file}.new`)]).toEqual([changed, withMark('two\n')]);
  rmSync(file);
  writeOwnFile(file, 'three\n');
  expect(existsSync(`${file}.new`)).toBe(false);
});

test('a file that an older installer wrote without a mark is replaced, and any other is not', () => {
  writeOwnFile(file, '');
  writeFileSync(file, 'by hand\n');
  expect(writeOwnFile(file, 'two\n', ['by an older one\n'])).toBe(false);
  writeFileSync(file, 'by an older one\n');
  expect(writeOwnFile(file, 'two\n', ['by an older one\n'])).toBe(true);
});

import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createBackupKey, readBackupKey } from './backup-key.ts';
import { DamagedObject, decrypt, encrypt, WrongKey } from './encrypted-object.ts';

const key = readBackupKey(createBackupKey());
const chunk = 65_536;
const header = 32;

const seal = (content: Buffer, name = 'copies/a') => buffer(encrypt(key, name, [content]));
const open = (object: Buffer, { name = 'copies/a', by = key } = {}) => buffer(decrypt(by, name, inPieces(object)));

/** Cuts bytes as a network does. */
function inPieces(bytes: Buffer, size = 10_007) {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

const contentOf = (length: number) => Buffer.alloc(length, 'What a patient has told the clinic. ');

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk + 7])('%d bytes come back as they were', async (length) => {
  const content = contentOf(length);
  const object = await seal(content);
  expect(object.includes('patient')).toBe(false);
  expect((await open(object)).equals(content)).toBe(true);
});

test('an object that was shortened anywhere is incomplete', async () => {
  const object = await seal(contentOf(2 * chunk));
  const encrypted = chunk + 16;
  for (const length of [
    0,
    5,
    header - 1,
    header,
    header + 15,
    header + encrypted,
    header + encrypted + 1,
    object.length - 1,
  ])
    await expect(open(object.subarray(0, length))).rejects.toThrow(DamagedObject);
});

test('an object that was changed anywhere, or lengthened, is damaged', async () => {
  const object = await seal(contentOf(chunk + 100));
  for (const at of [0, header - 1, header, header + chunk, header + chunk + 16, object.length - 1]) {
    const changed = Buffer.from(object);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow(DamagedObject);
  }
  await expect(open(Buffer.concat([object, Buffer.alloc(1)]))).rejects.toThrow(DamagedObject);
});

test('chunks cannot be exchanged, and an object cannot take the place of another', async () => {
  const object = await seal(contentOf(3 * chunk));
  const encrypted = chunk + 16;
  const part = (number: number) => object.subarray(header + number * encrypted, header + (number + 1) * encrypted);
  const exchanged = Buffer.concat([object.subarray(0, header), part(1), part(0), part(2)]);
  await expect(open(exchanged)).rejects.toThrow(DamagedObject);
  await expect(open(object, { name: 'copies/b' })).rejects.toThrow('copies/b in the bucket is damaged or incomplete.');
});

test('another key is told from damage', async () => {
  const by = readBackupKey(createBackupKey());
  await expect(open(await seal(contentOf(1)), { by })).rejects.toThrow(WrongKey);
});

test('a key can be typed from paper', () => {
  const printed = createBackupKey();
  expect(printed).toMatch(/^[\da-f]{4}(?:-[\da-f]{4}){15}$/);
  expect(readBackupKey(` ${printed.toUpperCase().replaceAll('-', ' ')}\n`)).toEqual(readBackupKey(printed));
  for (const wrong of ['', printed.slice(1), `${printed}0`, printed.replace(/./, 'x')])
    expect(() => readBackupKey(wrong)).toThrow('must be a key of 64 digits');
});

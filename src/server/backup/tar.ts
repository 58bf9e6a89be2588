import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const block = 512;

/** A folder as a tar archive (POSIX ustar), file by file as it is read, with the name of the folder before each path. */
export async function* tarOf(folder: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(file);
    const name = path.join(path.basename(folder), path.relative(folder, file)).replaceAll(path.sep, '/');
    yield header(name, size, mtimeMs);
    for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 }))
      yield new Uint8Array(chunk as Buffer);
    yield new Uint8Array(-size & (block - 1));
  }
  yield new Uint8Array(2 * block);
}

/** @throws when the path is longer than the format allows; the longest in a backup has about 120 characters. */
function header(name: string, size: number, mtimeMs: number) {
  const bytes = Buffer.alloc(block);
  const cut = Buffer.byteLength(name) > 100 ? name.indexOf('/', name.length - 101) : -1;
  const [prefix, rest] = cut === -1 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155) throw new Error('a path is too long for tar');
  const octal = (value: number, length: number) =>
    `${Math.floor(value)
      .toString(8)
      .padStart(length - 1, '0')}\0`;
  bytes.write(rest, 0);
  bytes.write(octal(0o600, 8), 100);
  bytes.write(octal(0, 8) + octal(0, 8), 108);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(mtimeMs / 1000, 12), 136);
  bytes.write(' '.repeat(8), 148);
  bytes.write('0', 156);
  bytes.write('ustar\x0000', 257);
  bytes.write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)} `, 148);
  return new Uint8Array(bytes);
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { StartError } from '#server/config.ts';
import { deriveKey } from './backup-key.ts';

/*
 * Format of an encrypted object, version 1:
 *
 *   8 bytes   "CLINIC" and the version, 0 and 1
 *   8 bytes   identify the key: HKDF-SHA256 of it, without a salt, for "clinic key"
 *   16 bytes  a random salt
 *   chunks    65,536 bytes each, the last one 0 to 65,536, encrypted by AES-256-GCM, and each followed by its tag of 16 bytes
 *
 * The key of an object is HKDF-SHA256 of the backup key with the salt, for "clinic object " and the object's name, so that no object
 * can take the place of another. The nonce of a chunk is its number, from 0, in 11 bytes, big-endian, and one byte that is 1 for the last chunk and
 * 0 for the others, so that none can be missing, repeated or in another place.
 */
const magic = Buffer.from('CLINIC\u0000\u0001', 'latin1');
const keyIdBytes = 8;
const saltBytes = 16;
const headerBytes = magic.length + keyIdBytes + saltBytes;
const chunkBytes = 65_536;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export async function* encrypt(key: Buffer, name: string, content: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const objectKey = deriveKey(key, salt, `clinic object ${name}`);
  yield Buffer.concat([magic, keyIdOf(key), salt]);
  for await (const { bytes, number, isLast } of inChunks(content, chunkBytes)) {
    const cipher = createCipheriv(algorithm, objectKey, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Yields nothing that has not been checked. The caller must not use what it has got when a later chunk throws.
 * @throws StartError when the object was encrypted with another key, or is damaged or incomplete.
 */
export async function* decrypt(key: Buffer, name: string, content: Bytes): AsyncGenerator<Buffer> {
  let objectKey: Buffer | undefined;
  for await (const { bytes, number, isLast } of inChunks(content, chunkBytes + tagBytes, headerBytes)) {
    if (number === -1) {
      objectKey = openHeader(key, name, bytes);
      if (isLast) throw damaged(name);
      continue;
    }
    if (!objectKey || bytes.length < tagBytes) throw damaged(name);
    const cipher = createDecipheriv(algorithm, objectKey, nonceOf(number, isLast));
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      yield Buffer.concat([cipher.update(bytes.subarray(0, -tagBytes)), cipher.final()]);
    } catch (error) {
      throw damaged(name, error);
    }
  }
}

function openHeader(key: Buffer, name: string, header: Buffer) {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) throw damaged(name);
  const keyId = header.subarray(magic.length, magic.length + keyIdBytes);
  if (!keyId.equals(keyIdOf(key))) throw new WrongKey();
  return deriveKey(key, header.subarray(-saltBytes), `clinic object ${name}`);
}

export class WrongKey extends StartError {
  constructor() {
    super('This is not the key with which the copies in the bucket are encrypted.');
  }
}

export class DamagedObject extends StartError {}

function damaged(name: string, cause?: unknown) {
  return new DamagedObject(`${name} in the bucket is damaged or incomplete.`, { cause });
}

const keyIdOf = (key: Buffer) => deriveKey(key, Buffer.alloc(0), 'clinic key', keyIdBytes);

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface Chunk {
  bytes: Buffer;
  /** -1 for the header. */
  number: number;
  isLast: boolean;
}

/** Cuts bytes into chunks of one size, after a header; the last chunk has what is left, which may be nothing. */
async function* inChunks(content: Bytes, size: number, header = 0): AsyncGenerator<Chunk> {
  let number = header > 0 ? -1 : 0;
  let unread: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of content) {
    unread.push(bytes);
    length += bytes.length;
    let wanted = number === -1 ? header : size;
    if (length <= wanted) continue;
    let rest = Buffer.concat(unread);
    while (rest.length > wanted) {
      yield { bytes: rest.subarray(0, wanted), number, isLast: false };
      rest = rest.subarray(wanted);
      number += 1;
      wanted = size;
    }
    unread = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(unread), number, isLast: true };
}

import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// The format of minisign (Ed25519 over BLAKE2b-512), so that `minisign -V` verifies what is signed here. The secret key is one without a
// password, as from `minisign -G -W`: where it is used no one can type one.

const secretKeyBytes = { algorithm: 2, id: 54, seed: 62, publicKey: 94, end: 158 };

/** A new pair, each as the text of a file. */
export function makeKeyPair() {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const [id, publicKey] = [randomBytes(8), Buffer.from(x, 'base64url')];
  const secret = Buffer.alloc(secretKeyBytes.end);
  secret.write('Ed\0\0B2', 'latin1');
  Buffer.concat([id, Buffer.from(d, 'base64url'), publicKey]).copy(secret, secretKeyBytes.id);
  const shown = Buffer.concat([Buffer.from('Ed'), id, publicKey]);
  return {
    secretKey: fileOf('minisign secret key without a password', secret),
    publicKey: fileOf(`minisign public key ${Buffer.from(id.toReversed()).toString('hex').toUpperCase()}`, shown),
  };
}

/**
 * Signs like `minisign -S`.
 * @returns the text of the `.minisig` file
 */
export function signFile(content: Buffer, secretKey: string, comment: string) {
  const { id, key } = readSecretKey(secretKey);
  const signature = sign(null, hashOf(content), key);
  const global = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key);
  const signed = fileOf('signature from minisign secret key', Buffer.concat([Buffer.from('ED'), id, signature]));
  return `${signed}trusted comment: ${comment}\n${global.toString('base64')}\n`;
}

function readSecretKey(text: string) {
  const bytes = Buffer.from(text.trim().split('\n')[1] ?? '', 'base64');
  const { id, seed, publicKey, end } = secretKeyBytes;
  if (bytes.length !== end || bytes.toString('latin1', 0, 4) !== 'Ed\0\0')
    throw new Error(
      'This is no secret key of minisign, or one with a password. Make one with `npm run release -- key FILE`.',
    );
  const d = bytes.subarray(seed, publicKey).toString('base64url');
  const x = bytes.subarray(publicKey, publicKey + 32).toString('base64url');
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' });
  return { id: bytes.subarray(id, seed), key };
}

function hashOf(content: Buffer) {
  return createHash('blake2b512').update(content).digest();
}

function fileOf(comment: string, content: Buffer) {
  return `untrusted comment: ${comment}\n${content.toString('base64')}\n`;
}

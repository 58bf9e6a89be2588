import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Whether this is the signature of the key for this content, with its trusted comment.
 * The format: https://jedisct1.github.io/minisign/#signature-format
 */
export function isSignedBy(publicKey: string, content: Buffer, signatureFile: string) {
  const shown = Buffer.from(publicKey.split('\n')[1] ?? '', 'base64');
  const [, line = '', comment = '', global = ''] = signatureFile.split('\n');
  const signature = Buffer.from(line, 'base64');
  if (signature.toString('latin1', 0, 2) !== 'ED' || !signature.subarray(2, 10).equals(shown.subarray(2, 10)))
    return false;
  const x = shown.subarray(10).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const hashed = createHash('blake2b512').update(content).digest();
  const trusted = Buffer.concat([signature.subarray(10), Buffer.from(comment.replace(/^trusted comment: /, ''))]);
  return verify(null, hashed, key, signature.subarray(10)) && verify(null, trusted, key, Buffer.from(global, 'base64'));
}

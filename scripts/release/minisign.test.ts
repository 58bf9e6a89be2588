import { expect, test } from 'vitest';
import { isSignedBy } from '#server/installation/minisign.ts';
import { makeKeyPair, signFile } from './minisign.ts';

const content = Buffer.from('a checksum  a file\n');

test('a signature is verified with the public half of its key, and with no other', () => {
  const pair = makeKeyPair();
  const signature = signFile(content, pair.secretKey, 'version 2.0.0');
  expect(isSignedBy(pair.publicKey, content, signature)).toBe(true);
  expect(isSignedBy(makeKeyPair().publicKey, content, signature)).toBe(false);
});

test('a change of the content or of the trusted comment is noticed', () => {
  const pair = makeKeyPair();
  const signature = signFile(content, pair.secretKey, 'version 2.0.0');
  expect(isSignedBy(pair.publicKey, Buffer.from('another checksum  a file\n'), signature)).toBe(false);
  expect(isSignedBy(pair.publicKey, content, signature.replace('2.0.0', '2.0.1'))).toBe(false);
});

test('signatures of minisign itself are verified', () => {
  // minisign 0.11 of Debian 12 made this pair and signed `hello`.
  const publicKey =
    'untrusted comment: minisign public key 21AEE130C9145435\nRWQ1VBTJMOGuIXFEeHe2ttzM3tIFRTG3875d4HtmHSM4ggombTb92091\n';
  const signature = `untrusted comment: signature from minisign secret key
RUQ1VBTJMOGuIZFIxJurAtUjxU56nh/QJNgLKwlPvrKIOQhlhurbApql+eLlCoPz4ocX7D4KweguIPLAZSR1+O/7sUIszsfi4w0=
trusted comment: trusted words
Pffw61JS/dXLbdVM2li9VSgumgcAHAL+X90vAWjofTwwetqyyUfQR1qqoWoySbPDm2zzcScOZySL59KMZjbnAg==
`;
  expect(isSignedBy(publicKey, Buffer.from('hello\n'), signature)).toBe(true);
  expect(isSignedBy(publicKey, Buffer.from('hallo\n'), signature)).toBe(false);
});

test('a secret key with a password is refused with a sentence', () => {
  const { secretKey } = makeKeyPair();
  const [comment, key = ''] = secretKey.split('\n');
  const bytes = Buffer.from(key, 'base64');
  bytes.write('Sc', 2);
  const locked = `${comment}\n${bytes.toString('base64')}\n`;
  expect(() => signFile(content, locked, '')).toThrow('This is no secret key of minisign, or one with a password.');
});

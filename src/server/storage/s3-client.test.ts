import { describe, expect, test } from 'vitest';
import { sign } from './s3-client.ts';

/** The key, bucket and time of every example in Amazon's documentation of Signature Version 4 for S3. */
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';

describe('the signatures that Amazon documents', () => {
  test.each([
    [
      'GET Object',
      { method: 'GET', url: new URL(`${bucket}/test.txt`), headers: { Range: 'bytes=0-9' } },
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT Object',
      {
        method: 'PUT',
        url: new URL(`${bucket}/test$file.text`),
        headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET Bucket Lifecycle',
      { method: 'GET', url: new URL(`${bucket}/?lifecycle`) },
      'host;x-amz-content-sha256;x-amz-date',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET Bucket (List Objects)',
      { method: 'GET', url: new URL(`${bucket}/?max-keys=2&prefix=J`) },
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ] as const)('%s', async (_name, request, signedHeaders, signature) => {
    const { headers } = await sign(request, credentials, at);
    expect(headers.get('Authorization')).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${signedHeaders}, Signature=${signature}`,
    );
  });

  test('an address that anyone may read for a day', async () => {
    const options = { signQuery: true, seconds: 86_400 };
    const { url } = await sign({ method: 'GET', url: new URL(`${bucket}/test.txt`) }, credentials, at, options);
    expect(url.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});

test('the token of a key that expires is sent and signed, in headers and in an address', async () => {
  const url = new URL(`${bucket}/test.txt`);
  const expiring = { ...credentials, sessionToken: 'a/token+of=Amazon' };
  const { headers } = await sign({ method: 'GET', url }, expiring, at);
  expect(headers.get('X-Amz-Security-Token')).toBe('a/token+of=Amazon');
  expect(headers.get('Authorization')).toContain(
    'SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,',
  );
  const signed = await sign({ method: 'GET', url }, expiring, at, { signQuery: true });
  expect(signed.url.searchParams.get('X-Amz-Security-Token')).toBe('a/token+of=Amazon');
});

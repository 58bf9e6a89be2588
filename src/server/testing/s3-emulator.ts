import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/storage/s3-settings.ts';

export interface S3Emulator {
  settings: S3Settings;
  /** Settings of the emulator as the environment of a program. */
  environment: Record<string, string>;
  /** Settings of a place for copies off site in it, without the key that encrypts them. */
  offSiteEnvironment(prefix: string): Record<string, string>;
  /** Set it to false, and every request is answered as if the bucket had been deleted. */
  hasBucket: boolean;
  close(): Promise<void>;
}

const bucket = 'clinic';
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** How far a clock may be off, in ms. */
const maxSkewMs = 900_000;

const tooSkewed = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>RequestTimeTooSkewed</Code><Message>The difference between the times is too large</Message></Error>`;

const noSuchBucket = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>`;

/** An emulator of an S3 server, with a bucket: it checks signatures and answers as S3 does, but stores files in a folder. */
export async function startS3Emulator(): Promise<S3Emulator> {
  const directory = mkdtempSync(path.join(tmpdir(), 'clinic-s3-'));
  mkdirSync(path.join(directory, bucket));
  const server = new S3rver({ directory, port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false });
  server.middleware.unshift(async (context, next) => {
    const signedAt = timeIn(context.get('x-amz-date'));
    if (Math.abs(Date.now() - signedAt) > maxSkewMs) {
      context.status = 403;
      context.body = tooSkewed;
      return undefined;
    }
    if (emulator.hasBucket) return next();
    context.status = 404;
    context.body = noSuchBucket;
    return undefined;
  });
  const { port } = await server.run();
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  const emulator: S3Emulator = {
    hasBucket: true,
    settings: { bucket, prefix: '', endpoint, pathStyle: true, redirects: false, region: 'us-east-1', ...key },
    environment: {
      STORAGE_URL: `s3://${bucket}?endpoint=${endpoint.origin}`,
      AWS_ACCESS_KEY_ID: key.accessKeyId,
      AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    offSiteEnvironment: (prefix) => ({
      BACKUP_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint.origin}`,
      BACKUP_ACCESS_KEY_ID: key.accessKeyId,
      BACKUP_SECRET_ACCESS_KEY: key.secretAccessKey,
    }),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return emulator;
}

/** Reads a time such as 20261127T190449Z, in ms; NaN for none. */
function timeIn(header: string) {
  return Date.parse(header.replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)/, '$1-$2-$3:$4:$5'));
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/storage/s3-settings.ts';

export interface S3Emulator {
  settings: S3Settings;
  /** Settings of the emulator as the environment of a program. */
  environment: Record<string, string>;
  /** Set it to false, and every request is answered as if the bucket had been deleted. */
  hasBucket: boolean;
  close(): Promise<void>;
}

const bucket = 'clinic';
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const noSuchBucket = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>`;

/** An emulator of an S3 server, with a bucket: it checks signatures and answers as S3 does, but stores files in a folder. */
export async function startS3Emulator(): Promise<S3Emulator> {
  const directory = mkdtempSync(path.join(tmpdir(), 'clinic-s3-'));
  mkdirSync(path.join(directory, bucket));
  const server = new S3rver({ directory, port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false });
  server.middleware.unshift(async (context, next) => {
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
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return emulator;
}

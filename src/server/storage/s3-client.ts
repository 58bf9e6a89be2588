import { hash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from './s3-settings.ts';
import { StorageUnavailable } from './storage.ts';

type Credentials = Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/**
 * How long a server may be silent before its answer begins, and while it sends. While it does not answer, one request in
 * `probeMs` tries again and the others fail at once, so that they do not fill the server. All in ms.
 */
const defaultPatience = { answerMs: 5_000, streamMs: 60_000, probeMs: 2_000 };
const retryAfterMs = 100;
const maxErrorBytes = 65_536;

/**
 * Sends signed requests to an S3-compatible server. All of them can be repeated, so one that fails is sent a second time.
 * @throws StorageUnavailable for every answer but success, and for none.
 */
export function createS3Client(credentials: Credentials, patience = defaultPatience) {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  let silence: { error: StorageUnavailable; nextProbe: number } | undefined;

  return {
    /** The caller must consume or destroy the body. */
    send,
    async read(request: S3Request): Promise<string> {
      const response = await send(request);
      return text(response).catch((error: Error) => {
        throw notReached(request.url, error);
      });
    },
    /** The address at which anyone can read this for an hour. */
    async signUrl(url: URL): Promise<string> {
      return (await sign({ method: 'GET', url }, credentials, new Date(), { signQuery: true })).url.href;
    },
  };

  async function send(request: S3Request): Promise<IncomingMessage> {
    refuseWhileSilent();
    try {
      const response = await sendTwice(request);
      silence = undefined;
      return response;
    } catch (error) {
      if (error instanceof StorageUnavailable)
        silence = error.status ? undefined : { error, nextProbe: performance.now() + patience.probeMs };
      throw error;
    }
  }

  function refuseWhileSilent() {
    if (!silence) return;
    const now = performance.now();
    if (now < silence.nextProbe) throw silence.error;
    silence.nextProbe = now + patience.answerMs + patience.probeMs;
  }

  async function sendTwice(request: S3Request) {
    try {
      return await sendOnce(request);
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || !error.mayPass || error.cause instanceof NoAnswerInTime)
        throw error;
      await setTimeout(retryAfterMs);
      return sendOnce(request);
    }
  }

  async function sendOnce(request: S3Request): Promise<IncomingMessage> {
    const { url, headers } = await sign(request, credentials, new Date());
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const isHttps = url.protocol === 'https:';
    const { body } = request;
    const options = { method: request.method, headers: Object.fromEntries(headers), timeout: patience.answerMs };
    const outgoing = (isHttps ? https : http)
      .request(url, { ...options, agent: agents[isHttps ? 'https:' : 'http:'] }, resolve)
      .on('error', (error) => reject(notReached(url, error)))
      .on('timeout', () => outgoing.destroy(new NoAnswerInTime(`no answer within ${patience.answerMs} ms`)));
    if (body) outgoing.setHeader('Content-Length', body.byteLength);
    outgoing.end(body);
    const response = await promise;
    // A visitor who reads slowly makes the connection idle too.
    outgoing.setTimeout(patience.streamMs);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    throw await refusal(request, response);
  }
}

class NoAnswerInTime extends Error {}

/** Signs by Signature Version 4, in headers or, with `signQuery`, in the address. Every header is part of the signature. */
export function sign(
  { method, url, headers = {}, body = new Uint8Array() }: S3Request,
  credentials: Credentials,
  at: Date,
  { signQuery = false, seconds = 3_600 } = {},
) {
  const signed = new URL(url);
  if (signQuery) signed.searchParams.set('X-Amz-Expires', String(seconds));
  const signer = new AwsV4Signer({
    ...credentials,
    service: 's3',
    method,
    url: signed.href,
    headers: signQuery ? headers : { ...headers, 'X-Amz-Content-Sha256': hash('sha256', body) },
    datetime: at.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    allHeaders: true,
    signQuery,
  });
  return signer.sign();
}

function notReached({ host }: URL, cause: Error) {
  const reason = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : cause.message;
  return new StorageUnavailable(`The storage at ${host} cannot be reached: ${reason}`, { cause });
}

async function refusal({ method, url }: S3Request, response: IncomingMessage) {
  const status = response.statusCode ?? 0;
  const body = await readError(response);
  const code = textIn(body, 'Code') ?? (status === 404 ? 'NotFound' : undefined);
  const what = [status, code, textIn(body, 'Message')].filter(Boolean).join(' ');
  return new StorageUnavailable(`The storage at ${url.host} answered ${method} with ${what}`, { status, code });
}

async function readError(response: IncomingMessage) {
  const isShort = Number(response.headers['content-length'] ?? 0) <= maxErrorBytes;
  if (isShort) return text(response).catch(() => '');
  response.destroy();
  return '';
}

/** The content of every element of this name. What we read of S3's XML has no attributes, and nothing of the same name inside. */
export function elementsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content);
}

/** The text of the first element of this name. */
export function textIn(xml: string, name: string): string | undefined {
  const [content] = elementsIn(xml, name);
  return content?.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity: string, decimal?: string, hex?: string, named?: string) => {
      if (named) return namedEntities[named] ?? entity;
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    },
  );
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.ts';
import { readRange } from './byte-range.ts';
import { matchesTag } from './matches-tag.ts';
import type { Prepared } from './prepared.ts';

/** Answers a GET or HEAD: 304 when the browser has it already, 206 for a part. */
export function send(prepared: Prepared, request: IncomingMessage, response: ServerResponse) {
  const { headers, method } = request;
  const asksForPart = headers.range !== undefined && prepared.status === 200 && method === 'GET';
  const variant = prepared.variants[asksForPart ? 'identity' : acceptedEncoding(headers['accept-encoding'])];
  const held = headers['if-none-match'];
  if (held !== undefined && matchesTag(held, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end();
  } else if (asksForPart) {
    sendPart(prepared, request, response);
  } else {
    response.writeHead(prepared.status, variant.headers);
    if (method === 'HEAD') response.end();
    else response.end(variant.body);
  }
}

/** Parts are of the plain bytes. */
function sendPart({ variants: { identity } }: Prepared, { headers }: IncomingMessage, response: ServerResponse) {
  const { body, etag, headers: whole } = identity;
  const range = readRange(headers, { size: body.length, etag });
  if (range === undefined) {
    response.writeHead(200, whole).end(body);
  } else if (range === 'beyond') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
  } else {
    const part = body.subarray(range.start, range.end + 1);
    response
      .setHeaders(new Map(pairsOf(whole)))
      .setHeader('Content-Length', part.length)
      .setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
    response.writeHead(206).end(part);
  }
}

function pairsOf(flat: readonly string[]) {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));
}

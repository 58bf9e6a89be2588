import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.ts';
import { matchesEtag, readRange } from './conditional-request.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { PreparedTemplate } from './prepared-template.ts';

/** Answers a GET or HEAD request: 304 when the browser has the current version, 206 for a range. */
export function send(prepared: PreparedResponse, request: IncomingMessage, response: ServerResponse) {
  const { headers, method } = request;
  const asksForRange = headers.range !== undefined && prepared.status === 200 && method === 'GET';
  const variant = prepared.variants[asksForRange ? 'identity' : acceptedEncoding(headers['accept-encoding'])];
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end();
  } else if (asksForRange) {
    sendRange(prepared, request, response);
  } else {
    response.writeHead(prepared.status, variant.headers);
    if (method === 'HEAD') response.end();
    else response.end(variant.body);
  }
}

/** Answers a GET or HEAD request with the text filled in. It has no ETag, and ranges are ignored: the next answer is another one. */
export function sendFilled(
  template: PreparedTemplate,
  text: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = template.fill[encoding](Buffer.from(text));
  response.writeHead(template.status, [...template.headers[encoding], 'Content-Length', String(body.length)]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Ranges refer to the uncompressed bytes. */
function sendRange(
  { variants: { identity } }: PreparedResponse,
  { headers }: IncomingMessage,
  response: ServerResponse,
) {
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

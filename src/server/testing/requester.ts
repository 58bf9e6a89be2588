import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { expectDocumented } from './documented-errors.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests read any body; a wrong assumption about its shape fails the test.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  bytes: Uint8Array<ArrayBuffer>;
}

type SentHeaders = Record<string, string>;

export interface Requester {
  /** Sends a request unchanged. */
  send(path: string, init?: RequestInit, clientAddress?: string): Promise<Answer>;
  get(path: string, headers?: SentHeaders): Promise<Answer>;
  delete(path: string, headers?: SentHeaders): Promise<Answer>;
  /** Sends JSON, or multipart if the body is a form. */
  post(path: string, body?: object, headers?: SentHeaders): Promise<Answer>;
  put(path: string, body: object, headers?: SentHeaders): Promise<Answer>;
  patch(path: string, body: object, headers?: SentHeaders): Promise<Answer>;
}

export function createRequester(app: Hono<AppEnv>, origin: string): Requester {
  async function send(path: string, init: RequestInit = {}, clientAddress?: string): Promise<Answer> {
    const response = await app.fetch(new Request(new URL(path, origin), init), clientAddress ? { clientAddress } : {});
    expectDocumented(path, init.method, response.status);
    const bytes = new Uint8Array(await readBody(response));
    const text = new TextDecoder().decode(bytes);
    const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
      bytes,
    };
  }

  const sendBody =
    (method: string) =>
    (path: string, body?: object, headers: SentHeaders = {}) => {
      if (!body) return send(path, { method, headers });
      if (body instanceof FormData) return send(path, { method, headers, body });
      return send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    };

  return {
    send,
    get: (path, headers = {}) => send(path, { headers }),
    delete: (path, headers = {}) => send(path, { method: 'DELETE', headers }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    patch: sendBody('PATCH'),
  };
}

/** A stream of events does not end, so it is not read. */
async function readBody(response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.arrayBuffer();
  await response.body?.cancel();
  return new ArrayBuffer();
}

/** Reads all pages of a list by following the Link headers, and returns their bodies. */
export async function readPages({ get }: Requester, path: string, headers: SentHeaders = {}) {
  const pages: Answer['body'][] = [];
  let next: string | undefined = path;
  while (next) {
    const page: Answer = await get(next, headers);
    pages.push(page.body);
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
  }
  return pages;
}

/** Builds a multipart form. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

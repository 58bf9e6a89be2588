export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call goes and how it travels. Kept apart from the schemas, so that the browser's client carries no validation code. */
export interface Route {
  method: Method;
  /** Parameters in braces, as in OpenAPI: `/api/blogs/{id}`. */
  path: `/api/${string}`;
  /** Earlier paths of the same call, which go on answering. */
  aliases?: readonly `/api/${string}`[];
  /** How the body is sent; JSON unless said otherwise. */
  encoding?: 'multipart';
  /** The list comes in pages: `Link` and `X-Total-Count` headers. */
  paged?: true;
  /** What comes back where it is not JSON: text, bit by bit as it is made. */
  answers?: 'text/csv' | 'text/event-stream';
}

export type Routes = Record<string, Record<string, Route>>;

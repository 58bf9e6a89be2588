export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Address and encoding of a call. Separate from the schemas, so that the browser's client carries no validation code. */
export interface Route {
  method: Method;
  /** Parameters in braces, as in OpenAPI: `/api/blogs/{id}`. */
  path: `/api/${string}`;
  /** Earlier paths of the same call, and other sites' names for it, which work as well. */
  aliases?: readonly `/api/${string}`[];
  /** Methods by which other clients make the same call. */
  otherMethods?: readonly Method[];
  /** Encoding of the body; JSON by default. `file`: the body is one file, which is streamed to the disk. */
  encoding?: 'multipart' | 'file';
  /** A paged list, with `Link` and `X-Total-Count` headers. */
  paged?: true;
  /** Media type of an answer that is text instead of JSON: streamed, or one line of JSON for each item of an array. */
  answers?:
    | 'text/csv'
    | 'application/fhir+ndjson'
    | 'text/event-stream'
    | 'application/x-tar'
    | 'application/octet-stream'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

export type Routes = Record<string, Record<string, Route>>;

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/plain/languages.ts';
import type { Session } from '#server/auth/sessions.ts';
import type { ChangeRequest, Work } from '#server/db/changes.queries.ts';

/** Ids that connect the log lines of one request, here and in other programs. */
export interface TraceIds {
  requestId: string;
  /** Undefined when no proxy has begun a trace. */
  traceId: string | undefined;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set when a page calls the API in-process on behalf of a visitor. */
    clientAddress?: string;
    /** Set with it: those of the visitor's request. */
    traceIds?: TraceIds;
    /** Set with it: whether the visitor is one who is counted. */
    isCounted?: boolean;
    /** Set when the page is for the page cache. It is rendered with a place for its form token, if it has one. */
    template?: { hasPlace: boolean };
  };
  Variables: {
    traceIds: TraceIds;
    /** The pattern of a page's address. */
    page: string | undefined;
    /** Set once the request has reached an endpoint. */
    endpoint: Endpoint | undefined;
    /** Set on admin endpoints. */
    session: Session;
    /** The Idempotency-Key with its scope, if an idempotent endpoint is called with one. */
    idempotencyKey: string | undefined;
    /** Set on admin endpoints: who makes the change, when, and from which version. */
    change: ChangeRequest;
    /** Work of the handler, which may go on after the answer. */
    work: unknown;
  };
}

export type AppContext = Context<AppEnv>;

/** Arguments of a handler beside the input of a call. */
export interface Call {
  c: AppContext;
  /** The language to answer in, where the endpoint answers in several. */
  language: Language;
  /** The Idempotency-Key with its scope, if an idempotent endpoint is called with one. */
  idempotencyKey: string | undefined;
}

/** A call of someone who is signed in: who they are, and the change that they make. */
export interface AdminCall extends Call, Work {
  session: Session;
}

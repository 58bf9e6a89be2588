import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Session } from '#server/auth/sessions.ts';
import type { ChangeRequest } from '#server/db/audit-log.queries.ts';

/** What travels with a request. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set by pages that call the API in-process on behalf of a visitor. */
    clientAddress?: string;
  };
  Variables: {
    requestId: string;
    /** Set once the request has reached an endpoint. */
    endpoint: Endpoint | undefined;
    /** Set on admin endpoints. */
    session: Session;
    /** What makes a repeated request the same one. */
    idempotencyKey: string | undefined;
    /** Set on admin endpoints: who asks for a change, and made from which version. */
    change: ChangeRequest;
  };
}

export type AppContext = Context<AppEnv>;

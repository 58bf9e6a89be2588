import { randomUUID } from 'node:crypto';

/** Ids that connect the log lines of one request, here and in other programs. */
export interface TraceIds {
  requestId: string;
  /** Undefined when no proxy has begun a trace. */
  traceId: string | undefined;
}

/**
 * Format that proxies use. Others are not accepted: an id is logged, and must not contain anything that someone has
 * typed.
 */
const uuid = /^[\da-f]{8}(-?)([\da-f]{4}\1){3}[\da-f]{12}$/i;

/** W3C Trace Context: version, trace id, parent id, flags. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

/** The ids in `X-Request-Id` and `traceparent`, if a proxy of ours has sent them; otherwise a new request id. */
export function readTraceIds(header: (name: string) => string | undefined, isTrusted: boolean): TraceIds {
  const given = isTrusted ? header('X-Request-Id') : undefined;
  return {
    requestId: given && uuid.test(given) ? given : randomUUID(),
    traceId: isTrusted ? traceparent.exec(header('traceparent') ?? '')?.[1] : undefined,
  };
}

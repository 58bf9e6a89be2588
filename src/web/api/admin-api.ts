import { routes } from '#contract/routes.ts';
import { type ApiFetch, createApi } from './client.ts';
import { asAdmin } from './session.ts';

/** In ms: after the answer to a change of one's own, a live update may still tell of it. */
const echo = 3_000;

let own: { path: string; until: number }[] = [];

/** Remembers which records this page has changed; what it stores by itself, such as a draft, is answered without one. */
function notingOwnChanges(send: ApiFetch): ApiFetch {
  return async (path, init) => {
    if (init.method === 'GET' || init.headers.has('X-Background') || init.keepalive) return send(path, init);
    const change = { path, until: Number.POSITIVE_INFINITY };
    own.push(change);
    let isStored = false;
    try {
      const response = await send(path, init);
      isStored = response.status === 200 || response.status === 201;
      return response;
    } finally {
      change.until = isStored ? performance.now() + echo : 0;
    }
  };
}

export const adminApi = createApi(routes, asAdmin(notingOwnChanges((path, init) => fetch(path, init))));

/** Whether a newer version of a record is likely to be from this page: unless all that it has changed are others of its kind. */
export function hasJustChanged(kind: string, id: number) {
  own = own.filter(({ until }) => until > performance.now());
  return own.some(({ path }) => {
    const [, of, other] = /^\/api\/(\w+)s\/(\d+)/.exec(path) ?? [];
    return of !== kind || Number(other) === id;
  });
}

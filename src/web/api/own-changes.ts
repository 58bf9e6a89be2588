import type { ApiFetch } from './client.ts';

/** In ms: after the answer to a change of one's own, a live update may still tell of it. */
const echo = 3_000;

let underWay = 0;
let answeredAt = Number.NEGATIVE_INFINITY;

/** Remembers when this page has changed a record; what it stores by itself, such as a draft, is answered without one. */
export function notingOwnChanges(send: ApiFetch): ApiFetch {
  return async (path, init) => {
    if (init.method === 'GET' || init.headers.has('X-Background') || init.keepalive) return send(path, init);
    underWay += 1;
    try {
      const response = await send(path, init);
      if (response.status === 200 || response.status === 201) answeredAt = performance.now();
      return response;
    } finally {
      underWay -= 1;
    }
  };
}

/** Whether a newer version of a record is likely to be from this page. */
export const hasJustChanged = () => underWay > 0 || performance.now() - answeredAt < echo;

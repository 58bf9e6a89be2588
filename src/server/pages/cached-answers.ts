import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import type { ContentVersion } from '#server/content-version.ts';
import { nextMidnight } from '#server/days.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createPageCache, type Rendered } from './page-cache.ts';
import { sharedEndpoints } from './page-key.ts';

const mostBytes = 16 * 2 ** 20;

export interface CachedAnswersParts {
  app: Hono<AppEnv>;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** Where days begin, which some answers depend on. */
  timeZone: () => Promise<string>;
  clock: Clock;
}

/** The answer of the API to a call, if it is one that is the same for everyone. */
export type FindAnswer = (path: string, init: RequestInit) => Promise<Response> | undefined;

const sharedPath = new RegExp(
  `^(?:${sharedEndpoints.map(({ path }) => path.replace(/\{\w+\}/g, '[^/?]+')).join('|')})(?:\\?|$)`,
);

/**
 * What pages are made from, read once per content version. Pages that cannot be kept themselves, since each carries a form
 * of its own, are made from the same answers.
 */
export function createCachedAnswers({ app, contentVersion, timeZone, clock }: CachedAnswersParts): FindAnswer {
  const cache = createPageCache({ mostBytes, version: contentVersion.current, clock, render });

  return (path, { method = 'GET' }) => {
    if (method !== 'GET' || !sharedPath.test(path)) return undefined;
    return Promise.resolve(cache.find(path) ?? cache.load(path)).then(({ answer }) => answer);
  };

  async function render(path: string): Promise<Rendered<{ answer: Response; bytes: number }>> {
    const answer = await app.request(path, undefined, { clientAddress: 'pages' });
    const text = await answer.text();
    const kind = answer.status >= 500 ? 'failed' : answer.ok ? 'found' : 'missing';
    return {
      page: { answer: readable(answer, text), bytes: text.length * 4 },
      kind,
      expiresAt: nextMidnight(clock(), await timeZone()),
    };
  }
}

/** Can be read any number of times, and gives every reader the same data, which nobody can change. */
function readable(answer: Response, text: string) {
  const data: unknown = deepFreeze(JSON.parse(text));
  return Object.defineProperty(answer, 'json', { value: () => Promise.resolve(data) });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

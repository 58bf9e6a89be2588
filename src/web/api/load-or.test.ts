import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorRoutes } from '#contract/visitor-routes.ts';
import { ApiError, createApi } from './client.ts';
import { loadOr } from './load-or.ts';

const pauses = [1, 2];
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockReset();
});

/** A call that goes as listed, from attempt to attempt. */
function callThat(...outcomes: (ApiError | 'works')[]) {
  const counter = { attempts: 0 };
  const load = async () => {
    const outcome = outcomes[counter.attempts];
    counter.attempts += 1;
    if (outcome instanceof ApiError) throw outcome;
    return 'loaded';
  };
  return { counter, load };
}

it('gives what was loaded', async () => {
  const { counter, load } = callThat('works');
  expect(await loadOr('fallback', load)).toBe('loaded');
  expect(counter.attempts).toBe(1);
  expect(log).not.toHaveBeenCalled();
});

it.each([0, 502, 503, 504])('tries again after status %i, twice at most', async (status) => {
  const mended = callThat(new ApiError(status), new ApiError(status), 'works');
  expect(await loadOr('fallback', mended.load, { pauses })).toBe('loaded');
  expect(log).not.toHaveBeenCalled();

  const last = new ApiError(status);
  const broken = callThat(new ApiError(status), new ApiError(status), last, 'works');
  expect(await loadOr('fallback', broken.load, { pauses })).toBe('fallback');
  expect(broken.counter.attempts).toBe(3);
  expect(log.mock.calls).toEqual([[last]]);
});

it('tries once more on the server', async () => {
  const { counter, load } = callThat(new ApiError(503), new ApiError(503), 'works');
  expect(await loadOr('fallback', load)).toBe('fallback');
  expect(counter.attempts).toBe(2);
});

it.each([400, 401, 404, 422, 429, 500])('takes status %i as the answer', async (status) => {
  const { counter, load } = callThat(new ApiError(status), 'works');
  expect(await loadOr('fallback', load, { pauses })).toBe('fallback');
  expect(counter.attempts).toBe(1);
  expect(log).toHaveBeenCalledOnce();
});

it('logs a programming error and passes it on', async () => {
  const error = new TypeError('list is not a function');
  await expect(loadOr('fallback', () => Promise.reject(error), { pauses })).rejects.toBe(error);
  expect(log.mock.calls).toEqual([[error]]);
});

it('passes on what is thrown before there is a promise', async () => {
  const load = () => {
    throw new TypeError('api.blog is undefined');
  };
  await expect(loadOr('fallback', load, { pauses })).rejects.toThrow('api.blog is undefined');
});

it('ends quietly and at once when its page is left while it waits for the next attempt', async () => {
  const page = new AbortController();
  const { counter, load } = callThat(new ApiError(0), 'works');
  const failing = async () => {
    setTimeout(() => page.abort());
    return load();
  };
  expect(await loadOr('fallback', failing, { signal: page.signal, pauses: [60_000] })).toBe('fallback');
  expect(counter.attempts).toBe(1);
  expect(log).not.toHaveBeenCalled();
});

it('ends quietly when its page is left during the call', async () => {
  const page = new AbortController();
  const load = () =>
    new Promise<string>((_, reject) => {
      page.signal.addEventListener('abort', () => reject(page.signal.reason as Error));
      setTimeout(() => page.abort(new Error('left')));
    });
  expect(await loadOr('fallback', load, { signal: page.signal, pauses })).toBe('fallback');
  expect(log).not.toHaveBeenCalled();
});

it('asks for nothing when its page was left before', async () => {
  const { counter, load } = callThat('works');
  expect(await loadOr('fallback', load, { signal: AbortSignal.abort() })).toBe('fallback');
  expect(counter.attempts).toBe(0);
});

it.each([
  ['a network that is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer that is cut off', () => Promise.resolve(new Response('{"body": ['))],
  ['a page of a proxy', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
])('takes %s for a failed call, not for a programming error', async (_, send) => {
  const api = createApi(visitorRoutes, send);
  expect(await loadOr(null, () => api.treatments.listPublic(), { pauses })).toBeNull();
});

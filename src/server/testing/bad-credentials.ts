import { createHash } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { createTokens } from '#server/auth/tokens.ts';
import { sessionSecret, type TestApp } from './test-app.ts';

interface Attempt {
  headers?: Record<string, string>;
  query?: string;
}

export const badCredentials = [
  'no token',
  'an empty token',
  'garbage',
  'three parts of garbage',
  'a token with alg none',
  'a token of another key',
  'an expired token',
  'a token that is not valid yet',
  'a token for another audience',
  'a token from another issuer',
  'a revoked token',
  'a token in the query',
  'a token as Basic',
  'a bound token without its cookie',
  'the cookies with the token of another session',
  'the cookies with an Authorization that is no token',
  'the cookies of a session that has ended',
] as const;

/** Requests without valid credentials. All but the first are made from an active session, with one defect each. */
export async function prepareBadCredentials(site: TestApp): Promise<Record<(typeof badCredentials)[number], Attempt>> {
  const { Authorization } = await site.signIn();
  const token = Authorization.slice('Bearer '.length);
  const { sid, ...claims } = decodeJwt<{ sid: string }>(token);
  const revoked = await site.signIn();
  await site.post('/api/admin/logout', undefined, revoked);
  const bound = await site.signInAsBrowser();
  const xsrf = { 'X-XSRF-TOKEN': bound['X-XSRF-TOKEN'] };

  const { Authorization: _token, ...signedOut } = await site.signInAsBrowser();
  await site.post('/api/admin/logout', undefined, { ...signedOut, 'Sec-Fetch-Site': 'same-origin' });

  const names = { sessionId: sid, administratorId: 1 };
  const hour = 3_600_000;
  const { now } = site.clock;
  const otherSecret = 'another secret of thirty-two characters';
  return {
    'no token': {},
    'an empty token': bearer(''),
    garbage: bearer('garbage'),
    'three parts of garbage': bearer('a.b.c'),
    'a token with alg none': bearer(new UnsecuredJWT({ ...claims, sid }).encode()),
    'a token of another key': bearer(await createTokens(otherSecret, () => now).sign(names, now + hour)),
    'an expired token': bearer(await createTokens(sessionSecret, () => now - 2 * hour).sign(names, now - hour)),
    'a token that is not valid yet': bearer(
      await createTokens(sessionSecret, () => now + hour).sign(names, now + 2 * hour),
    ),
    'a token for another audience': bearer(await signClaims({ ...claims, sid, aud: 'another-app' })),
    'a token from another issuer': bearer(await signClaims({ ...claims, sid, iss: 'another-app' })),
    'a revoked token': { headers: revoked },
    'a token in the query': { query: `?token=${token}&access_token=${token}&Authorization=Bearer%20${token}` },
    'a token as Basic': { headers: { Authorization: `Basic ${token}` } },
    'a bound token without its cookie': { headers: { ...xsrf, Authorization: bound.Authorization } },
    'the cookies with the token of another session': { headers: { ...bound, Authorization } },
    'the cookies with an Authorization that is no token': {
      headers: { ...bound, Authorization: 'Basic YWRtaW46eA==' },
    },
    'the cookies of a session that has ended': {
      headers: { ...signedOut, 'Sec-Fetch-Site': 'same-origin' },
    },
  };
}

function bearer(token: string): Attempt {
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** Signs claims with the application's key. */
export async function signClaims(claims: object) {
  const key = createHash('sha256').update(`token:${sessionSecret}`).digest();
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key);
}

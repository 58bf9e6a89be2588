import { createHash, createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/clock.ts';
import { createSigner, secretsOf } from './secrets.ts';

const issuer = 'physiotherapy-app';
const audience = 'physiotherapy-app/admin';

interface Named {
  sessionId: string;
  administratorId: number;
}

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(sessionSecret: string, clock: Clock) {
  const [secret] = secretsOf(sessionSecret);
  const keyOf = (use: string, from: string) => createHash('sha256').update(`${use}:${from}`).digest();
  const keys = secretsOf(sessionSecret).map((each) => keyOf('token', each));
  const pageKeys = keyOf('page', secret);
  const seconds = (ms: number) => Math.floor(ms / 1000);

  return {
    /** A JWT that names the session and whose it is; `expiresAt` in ms. */
    async sign({ sessionId, administratorId }: Named, expiresAt: number) {
      const now = seconds(clock());
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(administratorId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(seconds(expiresAt))
        .sign(keyOf('token', secret));
    },
    /** Null when the token is malformed, has a wrong signature, or is not valid at this time. */
    async verify(token: string): Promise<Named | null> {
      const rules = {
        algorithms: ['HS256'],
        issuer,
        audience,
        currentDate: new Date(clock()),
        clockTolerance: '5 minutes', // the clock may be adjusted; the exact end of a session is in its row
        requiredClaims: ['exp', 'nbf', 'sid'],
      };
      for (const each of keys)
        try {
          const { payload } = await jwtVerify(token, each, rules);
          const { sid: sessionId, sub } = payload;
          return typeof sessionId === 'string' ? { sessionId, administratorId: Number(sub ?? 0) } : null;
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      return null;
    },
    /** Accepted values of a session's XSRF-TOKEN cookie and X-XSRF-TOKEN header; the first is given to browsers. */
    xsrfTokens: createSigner(sessionSecret, 'xsrf'),
    /** Encrypts what an administrator has typed while their page is locked: 32 bytes, base64. */
    pageKey: (administratorId: number) =>
      createHmac('sha256', pageKeys).update(String(administratorId)).digest('base64'),
  };
}

export function randomToken() {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url');
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/clock.ts';

const issuer = 'physiotherapy-app';
const audience = 'physiotherapy-app/admin';

interface Named {
  sessionId: string;
  administratorId: number;
}

export interface Tokens {
  /** A JWT that names the session and whose it is; `expiresAt` in ms. */
  sign(names: Named, expiresAt: number): Promise<string>;
  /** Null when the token is malformed, has a wrong signature, or is not valid at this time. */
  verify(token: string): Promise<Named | null>;
  /** The value of a session's XSRF-TOKEN cookie and X-XSRF-TOKEN header. */
  xsrfToken(sessionId: string): string;
  /** Encrypts what an administrator has typed while their page is locked: 32 bytes, base64. */
  pageKey(administratorId: number): string;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = createHash('sha256').update(`token:${secret}`).digest();
  const xsrfKey = createHash('sha256').update(`xsrf:${secret}`).digest();
  const pageKeys = createHash('sha256').update(`page:${secret}`).digest();
  const seconds = (ms: number) => Math.floor(ms / 1000);

  return {
    async sign({ sessionId, administratorId }, expiresAt) {
      const now = seconds(clock());
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(administratorId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(seconds(expiresAt))
        .sign(key);
    },
    async verify(token) {
      const rules = {
        algorithms: ['HS256'],
        issuer,
        audience,
        currentDate: new Date(clock()),
        clockTolerance: '5 minutes', // the clock may be adjusted; the exact end of a session is in its row
        requiredClaims: ['exp', 'nbf', 'sid'],
      };
      try {
        const { payload } = await jwtVerify(token, key, rules);
        const { sid: sessionId, sub } = payload;
        return typeof sessionId === 'string' ? { sessionId, administratorId: Number(sub ?? 0) } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    xsrfToken: (sessionId) => createHmac('sha256', xsrfKey).update(sessionId).digest('base64url'),
    pageKey: (administratorId) => createHmac('sha256', pageKeys).update(String(administratorId)).digest('base64'),
  };
}

export function randomToken() {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url');
}

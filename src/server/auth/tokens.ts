import { createHash, createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/clock.ts';

const issuer = 'physiotherapy-app';
const audience = 'physiotherapy-app/admin';

export interface Tokens {
  /** A JWT that names the session; `expiresAt` in ms. */
  sign(sessionId: string, expiresAt: number): Promise<string>;
  /** The session's id; null when the token is malformed, has a wrong signature, or is not valid at this time. */
  verify(token: string): Promise<string | null>;
  /** The value of a session's XSRF-TOKEN cookie and X-XSRF-TOKEN header. */
  xsrfToken(sessionId: string): string;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = createHash('sha256').update(`token:${secret}`).digest();
  const xsrfKey = createHash('sha256').update(`xsrf:${secret}`).digest();
  const seconds = (ms: number) => Math.floor(ms / 1000);

  return {
    async sign(sessionId, expiresAt) {
      const now = seconds(clock());
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
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
        return typeof payload['sid'] === 'string' ? payload['sid'] : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    xsrfToken: (sessionId) => createHmac('sha256', xsrfKey).update(sessionId).digest('base64url'),
  };
}

export function randomToken() {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('base64url');
}

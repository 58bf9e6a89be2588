import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '#server/http/app-env.ts';
import { createSigner } from './secrets.ts';
import { randomToken } from './tokens.ts';

/** A client that tries a password or a code. */
export interface Caller {
  address: string;
  /** A keyed hash of the address, for the audit log: equal for equal addresses, and no way back to them. */
  client: string;
  /** The name of a browser that has signed in to this account before; null for any other, and for scripts. */
  knownBrowser(email: string): string | null;
}

export type Callers = ReturnType<typeof createCallers>;

/** The longest that browsers store a cookie. */
const maxAge = 400 * 86_400;
/** Accounts that one browser is known for; the oldest is forgotten first. */
const maxAccounts = 20;

/**
 * Browsers that have signed in have a signed cookie: a name of their own, and a signature for each account. It opens nothing. It
 * only means that wrong passwords from elsewhere do not delay this browser.
 */
export function createCallers(
  sessionSecret: string,
  { secure, clientAddress }: { secure: boolean; clientAddress: (c: AppContext) => string },
) {
  const signer = createSigner(sessionSecret, 'callers');
  const sign = (text: string) => signer(text).map((signature) => signature.slice(0, 22));
  const signaturesOf = (browser: string, email: string) => sign(`browser ${browser} ${email.trim().toLowerCase()}`);
  const cookieName = secure ? '__Host-known-browser' : 'known-browser';
  const read = (c: AppContext) => {
    const [browser = '', ...signatures] = getCookie(c, cookieName)?.split('.') ?? [];
    return { browser, signatures };
  };

  return {
    of(c: AppContext): Caller {
      const { browser, signatures } = read(c);
      const address = clientAddress(c);
      return {
        address,
        client: sign(`address ${address}`)[0]?.slice(0, 8) ?? '',
        knownBrowser: (email) =>
          signaturesOf(browser, email).some((each) => signatures.includes(each)) ? browser : null,
      };
    },
    /** Remembers a browser that has signed in, so that wrong passwords from elsewhere do not delay it. */
    remember(c: AppContext, email: string) {
      const known = read(c);
      const browser = known.signatures.length > 0 ? known.browser : randomToken();
      const own = signaturesOf(browser, email);
      const others = known.signatures.filter((signature) => !own.includes(signature)).slice(0, maxAccounts - 1);
      const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge } as const;
      setCookie(c, cookieName, [browser, own[0], ...others].join('.'), options);
    },
  };
}

import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/**
 * A new path starts at the top, and going back restores the place. The hook instead of <ScrollRestoration>, because that
 * component writes an inline script, which Trusted Types forbid when the browser renders the document anew. Links to a
 * modal's address pass `preventScrollReset`.
 */
export function useScrollMemory() {
  useScrollRestoration();
}

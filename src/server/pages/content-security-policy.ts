import { hash } from 'node:crypto';

const inlineElement = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

/**
 * The Trusted Types policies of the admin area: the blog editor parses pasted HTML in an inert document, where scripts do not run, and
 * notifications have a service worker.
 */
const adminPolicies = 'ProseMirrorClipboard alert-worker';

/**
 * The policy of one page: its inline scripts and styles are allowed by hash, everything else must come from this site, or
 * pictures from `pictureOrigin` if requests for them are redirected there.
 */
export function contentSecurityPolicy(html: string, path: string, pictureOrigin?: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, text] of html.matchAll(inlineElement)) {
    hashes[element as 'script' | 'style'].add(`'sha256-${hash('sha256', text ?? '', 'base64')}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    ["img-src 'self' data:", ...(pictureOrigin ? [pictureOrigin] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A sign-in leads into the admin area without a new document.
    `trusted-types app-html${/^\/(admin|login)(\/|$)/.test(path) ? ` ${adminPolicies}` : ''}`,
  ].join('; ');
}

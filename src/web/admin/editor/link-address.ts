/** Allowed targets of a link: another site, an e-mail address, a phone number, or a page of this site. */
export function isLinkAddress(address: string) {
  if (/^\/(?!\/)/.test(address)) return true;
  return URL.canParse(address) && /^(https?|mailto|tel):/i.test(address);
}

/** Turns typed text such as `example.com` or `name@example.com` into an address; undefined for anything else. */
export function readLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

/** Parameters in which mail programs and search engines wrap the address of a link. */
const redirects: readonly [host: RegExp, parameter: string][] = [
  [/^(www\.)?google\.[a-z.]+$/, 'q'],
  [/^(www\.)?google\.[a-z.]+$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^l\.(facebook|instagram)\.com$/, 'u'],
];

/** The address that a redirect link leads to; any other address as it is. */
export function unwrapRedirect(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  if (pathname === '/search') return address;
  const targets = redirects.filter(([known]) => known.test(host)).map(([, parameter]) => searchParams.get(parameter));
  return targets.find((target) => target && /^https?:/.test(target) && isLinkAddress(target)) ?? address;
}

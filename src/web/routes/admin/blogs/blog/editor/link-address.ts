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

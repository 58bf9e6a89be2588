/** Where a link may lead: another site, an e-mail, a phone number, or a page of this site. */
export function isLinkAddress(address: string) {
  if (/^\/(?!\/)/.test(address)) return true;
  return URL.canParse(address) && /^(https?|mailto|tel):/i.test(address);
}

/** What somebody typed, as an address; undefined when it is none. `example.com` and `name@example.com` are understood. */
export function readLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

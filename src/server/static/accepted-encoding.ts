export const encodings = ['identity', 'br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const cache = new Map<string | undefined, Encoding>();
const maxCached = 200;

/** The best encoding that an Accept-Encoding header allows. Cached, because browsers send only a few different headers. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const cached = cache.get(header);
  if (cached) return cached;
  const chosen = choose(header ?? '');
  if (cache.size < maxCached) cache.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const accepted = new Set(header.split(',').flatMap(acceptedName));
  if (accepted.has('br') || accepted.has('*')) return 'br';
  return accepted.has('gzip') || accepted.has('x-gzip') ? 'gzip' : 'identity';
}

/** `br;q=0` means that Brotli is not accepted. */
function acceptedName(part: string) {
  const [name = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(';')
    .map((word) => word.trim());
  const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return name && !refused ? [name] : [];
}

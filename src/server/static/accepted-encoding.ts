export const encodings = ['identity', 'br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const known = new Map<string | undefined, Encoding>();
const mostKnown = 200;

/** The best encoding that an Accept-Encoding header allows. Browsers send but a few different ones, so answers are kept. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const found = known.get(header);
  if (found) return found;
  const chosen = choose(header ?? '');
  if (known.size < mostKnown) known.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const accepted = new Set(header.split(',').flatMap(acceptedName));
  if (accepted.has('br') || accepted.has('*')) return 'br';
  return accepted.has('gzip') || accepted.has('x-gzip') ? 'gzip' : 'identity';
}

/** `br;q=0` says that it is not accepted. */
function acceptedName(part: string) {
  const [name = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return name && !refused ? [name] : [];
}

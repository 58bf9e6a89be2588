/** Whether an If-None-Match header names this tag, by the weak comparison of RFC 9110. Nonsense names nothing. */
export function matchesTag(header: string, etag: string) {
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

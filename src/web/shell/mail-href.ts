/** A `mailto:` address with a subject and the start of a message. */
export function mailHref(email: string, { subject, body = '' }: { subject: string; body?: string }) {
  const text = body.replaceAll('\n', '\r\n');
  const parts = [`subject=${encodeURIComponent(subject)}`, ...(text ? [`body=${encodeURIComponent(text)}`] : [])];
  return `mailto:${escapeEmail(email)}?${parts.join('&')}`;
}

/** Escapes everything except the at sign. */
function escapeEmail(email: string) {
  return encodeURIComponent(email).replace('%40', '@');
}

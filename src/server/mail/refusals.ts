/** Sentences for a mail that is tried again. */
export const deferred = {
  unreachable: 'The clinic’s mail server cannot be reached. The message is tried again.',
  later: 'The mail server does not take the message at the moment. It is tried again.',
};

export const noAddressForLater =
  'Messages that are not about a visit need an address of their own, which is missing (MAIL_FROM_LATER).';

export const noSuchAddress = 'There is no such e-mail address.';

/** Enhanced status codes (RFC 3463, RFC 7372, and those of Google and Microsoft) in words. */
const sentences: readonly [RegExp, string][] = [
  [/5\.1\.(1|2|3|6|10)\b|bad recipient address/i, noSuchAddress],
  [/5\.2\.1\b/, 'The patient’s mailbox is closed.'],
  [/5\.2\.2\b|5\.7\.509\b|over ?quota/i, 'The patient’s mailbox is full.'],
  [/5\.3\.4\b/, 'The message is too large for the patient’s mail server.'],
  [/5\.7\.25\b/, 'The clinic’s mail server has no reverse name (PTR record). “Can our mail arrive?” says what to do.'],
  [
    /5\.7\.(26|27|515)\b/,
    'The clinic’s domain does not prove its mail (SPF, DKIM, DMARC). “Can our mail arrive?” says what to do.',
  ],
  [/5\.7\.28\b/, 'The clinic sends more mail than the patient’s mail server allows.'],
  [/5\.7\.29\b/, 'The clinic’s mail server does not encrypt its connection, which the patient’s mail server requires.'],
  [/5\.7\.8\b|535\b/, 'The clinic’s mail server refuses the name or password in SMTP_URL.'],
  [/5\.7\.1\b|spam|blocked/i, 'The patient’s mail server takes the message for spam, or takes none from the clinic.'],
];

/** Says why a mail server has refused a message, from its answer. */
export function describeRefusal(response: string) {
  const known = sentences.find(([pattern]) => pattern.test(response));
  return known?.[1] ?? `The mail server refused the message: ${response.replace(/\s+/g, ' ').slice(0, 200)}`;
}

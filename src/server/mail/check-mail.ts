import { Resolver } from 'node:dns/promises';
import type { MailCheck } from '#contract/outbox.ts';
import { addressIn, type MailSettings } from './mail-settings.ts';

type Lookup = Pick<Resolver, 'resolveTxt' | 'resolve4' | 'reverse'>;

/** Time for which a name server may be silent, in ms, and how often it is asked. */
const patience = { timeout: 2_000, tries: 2 };

/** Looks up what the mail servers of patients look up: who may send for the clinic's domain, and how that is proved. */
export async function checkMail(
  { from, url, dkim }: MailSettings,
  lookup: Lookup = new Resolver(patience),
): Promise<MailCheck[]> {
  const domain = addressIn(from).split('@').at(-1) ?? '';
  const { hostname } = new URL(url);
  const selector = dkim && `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  return Promise.all([
    checkText(lookup, 'spf', domain, /^v=spf1\b/i, `v=spf1 a:${hostname} ~all`),
    selector
      ? checkText(
          lookup,
          'dkim',
          selector,
          /\bp=[A-Za-z0-9+/]/,
          'v=DKIM1; k=rsa; p=<the public half of the key in DKIM_KEY>',
        )
      : { name: 'dkim', state: 'unknown', found: null, record: null },
    checkText(lookup, 'dmarc', `_dmarc.${domain}`, /^v=DMARC1\b/i, 'v=DMARC1; p=none'),
    checkReverse(lookup, hostname),
  ]);
}

async function checkText(
  lookup: Lookup,
  name: MailCheck['name'],
  host: string,
  wanted: RegExp,
  value: string,
): Promise<MailCheck> {
  const texts = await answerOf(lookup.resolveTxt(host));
  const found = texts?.map((parts) => parts.join('')).find((text) => wanted.test(text));
  const record = { host, type: 'TXT', value };
  if (found) return { name, state: 'fine', found, record: null };
  return { name, state: texts === undefined ? 'unknown' : 'missing', found: null, record };
}

/** The name of a mail server's address should lead back to that address. */
async function checkReverse(lookup: Lookup, hostname: string): Promise<MailCheck> {
  const [address] = (await answerOf(lookup.resolve4(hostname))) ?? [];
  if (address === undefined) return { name: 'reverse', state: 'unknown', found: null, record: null };
  const [found] = (await answerOf(lookup.reverse(address))) ?? [];
  const record = { host: address, type: 'PTR', value: hostname };
  return found
    ? { name: 'reverse', state: 'fine', found, record: null }
    : { name: 'reverse', state: 'missing', found: null, record };
}

/** Undefined if the name servers cannot be asked; empty if they know nothing of the name. */
async function answerOf<T>(asked: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await asked;
  } catch (error) {
    return ['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  }
}

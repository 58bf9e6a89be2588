import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { defaults } from '#contract/messages/messages.ts';
import { hues } from '#contract/plain/themes/hues.ts';
import { contrast } from '#contract/plain/themes/oklch.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { checkMail } from './check-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { createMailer, type Mail } from './mailer.ts';
import { describeRefusal } from './refusals.ts';
import { renderMail } from './render-mail.ts';

const from = 'Sample Clinic <visits@clinic.example>';

const waiting = (ms: number) => ({ connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms, dnsTimeout: ms });

/** Sends a mail to a real server, and answers what came there. */
async function deliver(
  mail: Partial<Mail>,
  settings: Partial<MailSettings> = {},
  { patienceMs = 10_000, ...options }: Parameters<typeof startMailServer>[0] & { patienceMs?: number } = {},
) {
  const server = await startMailServer(options);
  const mailer = createMailer({ url: server.url, from, ...settings }, waiting(patienceMs));
  onTestFinished(async () => {
    mailer.close();
    server.dropConnections();
    await server.close();
  });
  const letter = renderMail({
    language: 'en',
    clinic: 'Sample Clinic',
    hue: 'pine',
    text: 'Hello',
    footer: 'Sent by the clinic.',
  });
  const outcome = await mailer.send({ to: 'patient@example.com', id: 'one', ...letter, ...mail });
  return { outcome, received: server.received };
}

test('a line break in a subject or an address adds no header and no recipient', async () => {
  const { received } = await deliver({ subject: 'Visit\r\nBcc: other@example.com\r\n\r\nText' });
  expect(received[0]?.to).toEqual(['patient@example.com']);
  const { headers } = await simpleParser(received[0]?.source ?? '');
  expect([...headers.keys()]).not.toContain('bcc');
  const injected = await deliver({ to: 'patient@example.com\r\nBcc: other@example.com' });
  expect(injected.received.flatMap(({ to }) => to)).not.toContain('other@example.com');
});

const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(57)}.example`;

test.each([
  ['patient@bücher.example', 'patient@bücher.example'],
  ["o'hara+physio@example.com", "o'hara+physio@example.com"],
  [longest, longest],
])('mail to %s arrives at %s', async (to, at) => {
  expect(to.length).toBeLessThanOrEqual(254);
  const { outcome, received } = await deliver({ to });
  expect(outcome).toEqual({ kind: 'sent' });
  expect(received[0]?.to).toEqual([at]);
});

test.each(['"quoted name"@example.com', 'patient@example.com, other@example.com', 'patient@', ''])(
  'mail to %j is refused in words, and arrives nowhere',
  async (to) => {
    const { outcome, received } = await deliver({ to });
    expect(outcome).toEqual({ kind: 'refused', reason: 'There is no such e-mail address.' });
    expect(received).toEqual([]);
  },
);

const silent = () => {};

test.each([
  ['with its greeting', { onConnect: silent }, 'deferred'],
  ['about the recipient', { onRcptTo: silent }, 'deferred'],
  ['after the text', { onData: (stream: NodeJS.ReadableStream) => void stream.resume() }, 'unknown'],
])('a mail server that is silent %s is left in time', async (_when, options, kind) => {
  expect(await deliver({}, {}, { ...options, patienceMs: 1_500 })).toMatchObject({ outcome: { kind }, received: [] });
});

test('a mail server that takes its time for each answer gets the mail', async () => {
  const later = (_data: unknown, _session: unknown, callback: () => void) => void setTimeout(callback, 2_100);
  const { outcome, received } = await deliver({}, {}, { onMailFrom: later, onRcptTo: later, patienceMs: 4_000 });
  expect([outcome.kind, received.length]).toEqual(['sent', 1]);
});

test('a key of the clinic signs its mail', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { received } = await deliver({}, { dkim: { domainName: 'clinic.example', keySelector: 'mail', privateKey } });
  const asked: string[] = [];
  const { results } = await dkimVerify(Buffer.from(received[0]?.source ?? ''), {
    resolver: async (name: string) => {
      asked.push(name);
      return [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];
    },
  });
  expect(results.map(({ status }) => status.result)).toEqual(['pass']);
  expect(asked).toEqual(['mail._domainkey.clinic.example']);
});

test('a mail that is not about a visit has an address of its own, and both headers for one click, which the key signs', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = {
    domainName: 'clinic.example',
    keySelector: 'mail',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  const stopAt = 'https://clinic.example/stop/abc';
  const { received } = await deliver({ stopAt }, { fromLater: 'Sample Clinic <news@clinic.example>', dkim });
  const source = received[0]?.source.replaceAll(/\r\n\s+/g, ' ') ?? '';
  expect(source).toContain('From: Sample Clinic <news@clinic.example>');
  expect(source).toContain(`List-Unsubscribe: <${stopAt}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, signed = ''] = /DKIM-Signature:.*? h=([^;]+);/i.exec(source) ?? [];
  expect(signed.toLowerCase().split(/\s*:\s*/)).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  const plain = await deliver({ stopAt: 'http://clinic.example/stop/abc' }, { fromLater: 'news@clinic.example' });
  expect(plain.received[0]?.source).not.toContain('One-Click');
  const none = await deliver({ stopAt });
  expect(none.outcome.kind).toBe('refused');
  expect(none.received).toEqual([]);
});

test('every message is small, says the same as text and as HTML, and escapes what was typed', async () => {
  const failures = await failuresOf(Object.entries(defaults), async ([, words]) => {
    const text = `${words}\n\n<script>alert(1)</script> https://clinic.example/visit/abc`;
    const { received } = await deliver(
      renderMail({ language: 'en', clinic: 'A & B <Clinic>', hue: 'pine', time: 'Monday', text, footer: 'Why.' }),
    );
    const source = received[0]?.source ?? '';
    const mail = await simpleParser(source);
    expect(source.length).toBeLessThan(12_000);
    expect(mail.subject).toBe('A & B <Clinic>: Monday');
    expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('<a href="https://clinic.example/visit/abc">');
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
  });
  expect(failures).toEqual([]);
});

test.each(['Q', 'அமைதி மூட்டு மையம்', 'مركز الشفاء 24', 'The Riverside Physiotherapy and Rehabilitation Centre, Kochi'])(
  'a mail begins with a name in any script, which runs in its own direction: %s',
  (clinic) => {
    const { html } = renderMail({ language: 'en', clinic, hue: 'pine', text: 'Hello', footer: 'Why.' });
    expect(html).toContain(`<bdi>${clinic}</bdi>`);
  },
);

test.each(hues)('a mail begins with the clinic’s name in its colours, which are easy to read: %s', (hue) => {
  const { html } = renderMail({ language: 'en', clinic: 'Sample Clinic', hue, text: 'Hello', footer: 'Why.' });
  const [, ground = '', text = ''] = /background: (#\w{6}); color: (#\w{6})[^>]*><bdi>Sample Clinic</.exec(html) ?? [];
  expect(ground).toBe(themeColours(hue, 'light').deep);
  expect(contrast(text, ground)).toBeGreaterThan(4.5);
});

test.each([
  ['550-5.7.26 This mail has been blocked because the sender is unauthenticated', /SPF, DKIM, DMARC/],
  ['550 5.7.515 Access denied, sending domain does not meet the required authentication level', /SPF, DKIM, DMARC/],
  ['550-5.7.25 The IP address sending this message does not have a PTR record', /reverse name/],
  ['550 5.7.28 Our system has detected an unusual rate of mail', /more mail/],
  ['550 5.7.29 TLS required', /encrypt/],
  ['552 5.2.2 The email account that you tried to reach is over quota', /mailbox is full/],
  ['550 5.1.1 The email account that you tried to reach does not exist', /no such e-mail address/],
  ['535 5.7.8 Username and Password not accepted', /SMTP_URL/],
  ['554 Something of its own', /Something of its own/],
])('the refusal %s is a sentence', (response, sentence) => {
  expect(describeRefusal(response)).toMatch(sentence);
});

test('name servers are asked who may send, and what is missing is said with what to enter', async () => {
  const texts: Record<string, string[][]> = { 'clinic.example': [['v=spf1 ', 'a:mail.clinic.example -all']] };
  const none = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  const checks = await checkMail(
    {
      url: 'smtps://mail.clinic.example',
      from,
      dkim: { domainName: 'clinic.example', keySelector: 'mail', privateKey: '' },
    },
    {
      resolveTxt: (name) => (texts[name] ? Promise.resolve(texts[name]) : none()),
      resolve4: () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })),
      reverse: none,
    } as Parameters<typeof checkMail>[1],
  );
  expect(checks.map(({ name, state, record }) => [name, state, record?.host])).toEqual([
    ['spf', 'fine', undefined],
    ['dkim', 'missing', 'mail._domainkey.clinic.example'],
    ['dmarc', 'missing', '_dmarc.clinic.example'],
    ['reverse', 'unknown', undefined],
  ]);
});

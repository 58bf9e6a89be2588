import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { addressIn, type MailSettings } from './mail-settings.ts';
import { deferred, describeRefusal, noAddressForLater, noSuchAddress } from './refusals.ts';

/** Headers that a signature covers: RFC 8058 wants both for unsubscribing. */
const signedHeaders =
  'from:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:list-unsubscribe:list-unsubscribe-post';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without angle brackets or domain; a repeated mail has the same one. */
  id: string;
  /** Where the patient stops messages that are not about a visit, in a mail that is one. */
  stopAt?: string | undefined;
  /** Calendar files with the method of iTIP, which takes one event each (RFC 5546, section 3.2.2). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; files: readonly string[] } | undefined;
}

/**
 * Outcome of a mail: taken by the mail server; refused for good; not taken yet, and to be tried again; or unknown, since the server
 * had the text and gave no answer.
 */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'deferred' | 'unknown'; reason: string };

export type Mailer = ReturnType<typeof createMailer>;

/** Limits of a mail server's silence, in ms; a mail is six answers at most, so it takes less than the lease in `outbox.queries.ts`. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

export function createMailer({ url, from: ofVisits, fromLater, dkim }: MailSettings, timeouts = patience) {
  const transport = createTransport({
    url,
    ...timeouts,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Mails whose text the server has asked for. */
  const read = new WeakSet();
  transport.use('stream', ({ message, data: { raw } }, done) => {
    const stream = message.createReadStream.bind(message);
    const readWhenAsked = async function* () {
      read.add(raw as Buffer);
      yield* stream();
    };
    message.createReadStream = () => Readable.from(readWhenAsked(), { objectMode: false });
    done();
  });
  return {
    from: ofVisits,
    fromLater,
    async send({ id, calendar, stopAt, ...mail }: Mail): Promise<Delivery> {
      const from = stopAt ? fromLater : ofVisits;
      if (!from) return { kind: 'refused', reason: noAddressForLater };
      const domain = domainToASCII(addressIn(from).split('@').at(-1) ?? '');
      // Text after a space or a comma would be another address.
      if (!/^[^\s,;<>]+@[^\s,;<>]+$/.test(mail.to)) return { kind: 'refused', reason: noSuchAddress };
      const message = new MailComposer({
        ...mail,
        from,
        to: { name: '', address: mail.to },
        messageId: `<${id}@${domain}>`,
        ...(stopAt && {
          headers: {
            'List-Unsubscribe': `<${stopAt}>`,
            // One click is for https alone (RFC 8058, section 3.1).
            ...(stopAt.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        }),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'visit.ics', content: calendar.files[0] ?? '' },
          attachments: calendar.files.slice(1).map((content, place) => ({
            content,
            filename: `visit-${place + 2}.ics`,
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
          })),
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile();
      const content = await message.build();
      try {
        await transport.sendMail({ envelope: { from: addressIn(from), to: [mail.to] }, raw: content });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error, read.has(content));
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  message?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

function outcomeOf(error: unknown, wasRead: boolean): Delivery {
  const { response = '', responseCode, permanent } = error as SmtpError;
  if (responseCode === undefined)
    return wasRead
      ? { kind: 'unknown', reason: 'The mail server had the message and did not answer.' }
      : { kind: 'deferred', reason: deferred.unreachable };
  if (permanent) return { kind: 'refused', reason: describeRefusal(response) };
  return { kind: 'deferred', reason: deferred.later };
}

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, instant, nothing } from './fields.ts';
import * as outboxMessages from './messages/outbox.ts';
import { outboxStates } from './plain/outbox-states.ts';
import { messageKeys } from './plain/template-fields.ts';
import { routes } from './routes.ts';

export const outboxMessage = z
  .object({
    id,
    visit_id: id.nullable().describe('The visit that it is about; null where it is about the request'),
    message: z.enum(messageKeys),
    state: z
      .enum(outboxStates)
      .describe('Unknown: the mail server had the message and did not answer. Withdrawn: someone has stopped it'),
    due_at: instant.describe('When it is sent, or tried again'),
    reason: z.string().nullable().describe('Why it was not sent, or may not have arrived, in a sentence'),
    created_at: createdAt,
    settled_at: instant.nullable().describe('When it was sent or refused'),
    visit_starts_at: instant.nullable().describe('Start of the visit that it is about'),
  })
  .meta({ id: 'OutboxMessage' });

export type OutboxMessage = z.output<typeof outboxMessage>;

const nextMail = z
  .object({
    name: z.string().describe('Name of the patient'),
    reference: z.string(),
    message: z.enum(messageKeys),
    due_at: instant,
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    has_calendar_file: z.boolean(),
  })
  .meta({ id: 'NextMail' });

export type NextMail = z.output<typeof nextMail>;

const mailCheck = z
  .object({
    name: z.enum(['spf', 'dkim', 'dmarc', 'reverse']),
    state: z
      .enum(['fine', 'missing', 'unknown'])
      .describe('Unknown: the name servers did not answer, or there is no key'),
    found: z.string().nullable(),
    record: z
      .object({ host: z.string(), type: z.string(), value: z.string() })
      .nullable()
      .describe('What to enter at the provider of the domain; null where nothing is missing'),
  })
  .meta({ id: 'MailCheck' });

/** Messages by e-mail that an administrator gets, by `staffMails`. */
const ownMails = z.object({
  new_request: z.boolean().describe('A visitor has sent a request'),
  cancellation: z.boolean().describe('A patient has cancelled a visit on their own page'),
  trouble: z.boolean().describe('Messages to patients do not go out or are refused; once a day at most'),
});

export type OwnMails = z.output<typeof ownMails>;

export type MailCheck = z.output<typeof mailCheck>;

/** Messages that the program sends to patients by e-mail. */
export const outbox = defineEndpoints(routes.outbox, 'front-desk', {
  list: {
    summary: 'Messages to the patient of a request that the program sends or has sent, newest first, at most 50',
    output: z.array(outboxMessage),
    notFound: 'Appointment not found.',
  },
  retry: {
    summary: 'Send a message again that was refused, or of which no one knows whether it arrived',
    output: outboxMessage,
    failure: outboxMessages.retryFailure,
    notFound: outboxMessages.notFound,
  },
  remove: {
    summary: 'Stop a message that waits',
    output: nothing,
    failure: outboxMessages.stopFailure,
    notFound: outboxMessages.notFound,
  },
  listNext: {
    access: 'owner',
    summary: 'The next mails that would go out if there were a mail server, at most 20; sends and stores nothing',
    output: z.array(nextMail),
  },
  getOwnMails: {
    whileSettingUp: true,
    summary: 'Which messages one gets by e-mail oneself, and whether there is a mail server',
    output: ownMails.extend({ by_mail: z.boolean() }).meta({ id: 'OwnMailState' }),
  },
  setOwnMails: {
    summary: 'Choose which messages one gets by e-mail oneself',
    body: ownMails.meta({ id: 'OwnMails' }),
    output: nothing,
    failure: outboxMessages.ownMailsFailure,
  },
  checkMail: {
    access: 'owner',
    summary: 'What the mail servers of patients find out about mail of the clinic; nothing without a mail server',
    output: z
      .object({ from: z.string().nullable().describe('Null without a mail server'), checks: z.array(mailCheck) })
      .meta({ id: 'MailState' }),
  },
  sendTest: {
    access: 'owner',
    summary: 'Send a test to the e-mail address of the one who asks, and say what the mail server answered',
    output: z.object({ to: z.string(), refusal: z.string().nullable() }).meta({ id: 'MailTest' }),
    failure: outboxMessages.testFailure,
  },
});

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, identityProof, instant, nothing, requiredText, version } from './fields.ts';
import * as webhookMessages from './messages/webhooks.ts';
import { serverLimits } from './plain/limits.ts';
import { deliveryStates, gatewayChannels, webhookEvents } from './plain/webhook-events.ts';
import { routes } from './routes.ts';

const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    channel: z
      .enum(gatewayChannels)
      .nullable()
      .describe('Of the gateway, which sends messages to patients without an e-mail address; null for all others'),
    created_at: createdAt,
    failing_since: instant.nullable().describe('When it began to fail; null while it works'),
    former_secret_until: instant.nullable().describe('Until when the former secret signs as well'),
    version,
  })
  .meta({ id: 'Webhook' });

export type Webhook = z.output<typeof webhook>;

const withSecret = webhook
  .extend({ secret: z.string().describe('Signs what is sent; shown this once') })
  .meta({ id: 'WebhookWithSecret' });

const anyEvents = z
  .array(z.enum(webhookEvents), webhookMessages.noEvents)
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));
const events = anyEvents.refine((chosen) => chosen.length > 0, webhookMessages.noEvents);

const url = requiredText(serverLimits.url, webhookMessages.wrongUrl)
  .pipe(z.url({ protocol: /^https$/, error: webhookMessages.wrongUrl }))
  .refine((text) => !/^[^/]*\/\/[^/?#]*@/.test(text), webhookMessages.wrongUrl);

const delivery = z
  .object({
    id,
    webhook_id: id,
    type: z.string(),
    state: z.enum(deliveryStates).describe('Failed: given up after a day'),
    status: z.int().nullable().describe('HTTP status of the last answer'),
    reason: z.string().nullable().describe('Why it did not arrive, in a sentence'),
    attempts: z.int(),
    due_at: instant.describe('When it is sent, or tried again'),
    created_at: createdAt,
    settled_at: instant.nullable().describe('When it arrived or was given up'),
  })
  .meta({ id: 'WebhookDelivery' });

export type WebhookDelivery = z.output<typeof delivery>;

const proof = z.object(identityProof).meta({ id: 'WebhookProof' });

/** Programs of the clinic that hear of requests, visits and reviews, by Standard Webhooks: ids and times, nothing about a person. */
export const webhooks = defineEndpoints(routes.webhooks, ['owner', webhookMessages.notFound], {
  list: { summary: 'Connected programs, oldest first', output: z.array(webhook) },
  create: {
    summary: 'Connect a program at a public https address. The answer has the secret, once',
    body: z
      .object({
        url,
        events: anyEvents.prefault([]).describe('Of which it hears; none for the gateway'),
        channel: z.enum(gatewayChannels).nullable().prefault(null).describe('For the gateway alone'),
        ...identityProof,
      })
      .refine(({ channel, events }) => channel !== null || events.length > 0, {
        path: ['events'],
        error: webhookMessages.noEvents,
      })
      .meta({ id: 'WebhookForm' }),
    output: withSecret,
    status: 201,
    errors: ['too-many'],
    failure: webhookMessages.addFailure,
  },
  update: {
    summary: 'Say of what a connected program hears',
    body: z.object({ events }).meta({ id: 'WebhookEvents' }),
    output: webhook,
    conditional: true,
    failure: webhookMessages.updateFailure,
  },
  remove: { summary: 'Disconnect a program', output: nothing, failure: webhookMessages.removeFailure },
  renewSecret: {
    summary: 'Replace the secret of a program. The former one signs as well for 24 hours',
    body: proof,
    output: withSecret,
    errors: ['too-many'],
    failure: webhookMessages.renewFailure,
  },
  test: { summary: 'Send a test to a program', output: nothing, failure: webhookMessages.testFailure },
  listDeliveries: { summary: 'The last 200 messages to connected programs, newest first', output: z.array(delivery) },
  replay: {
    summary: 'Send a message again that has arrived or was given up, with the same id',
    output: nothing,
    failure: webhookMessages.replayFailure,
    notFound: webhookMessages.notReplayable,
  },
});

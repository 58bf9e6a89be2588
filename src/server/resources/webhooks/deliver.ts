import type { RequestOptions } from 'node:https';
import { Webhook } from 'standardwebhooks';
import type { Row } from '#server/db/tables.ts';
import { requestPublic } from '#server/outgoing/public-request.ts';
import type { ResourceContext } from '../resource.ts';
import { claimDelivery, hasDueDelivery, type Outcome, settleDelivery } from './webhook-deliveries.queries.ts';

export interface Deliverer extends Pick<ResourceContext, 'db' | 'clock' | 'webhookSecrets'> {
  /** For tests, whose servers are on loopback. */
  options?: RequestOptions | undefined;
  /** Time that an attempt may take. */
  timeoutMs?: number;
}

/** Part of an answer that is read, so that a program that says much is not cut off in the middle of a sentence. */
const answerBytes = 16_384;

/** Sends the message to a connected program that is due next. False if there is none. */
export async function deliverNext(deliverer: Deliverer): Promise<boolean> {
  const { db, clock } = deliverer;
  if (!(await hasDueDelivery(db, clock()))) return false;
  const claimed = await claimDelivery(db, clock());
  if (!claimed) return false;
  const { delivery, webhook } = claimed;
  const message = { id: delivery.message_id, body: delivery.body };
  await settleDelivery(db, claimed, await post(deliverer, webhook, message), clock());
  return true;
}

interface Message {
  id: string;
  body: string;
}

/** Posts a signed message. Whatever happens is an outcome. */
export async function post(
  { clock, webhookSecrets, options, timeoutMs = 10_000 }: Deliverer,
  webhook: Row<'webhooks'>,
  { id, body }: Message,
): Promise<Outcome> {
  const now = clock();
  const former = (webhook.former_secret_until ?? 0) > now ? webhook.former_secret : null;
  const secrets = [webhook.secret, ...(former === null ? [] : [former])].map((stored) =>
    webhookSecrets.reveal(stored, webhook.id),
  );
  const signatures = secrets.flatMap((secret) => (secret ? new Webhook(secret).sign(id, new Date(now), body) : []));
  if (signatures.length === 0)
    return { status: null, reason: 'Its secret cannot be read any more. Please replace it.' };
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'physiotherapy-app-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
  const asked = { method: 'POST', headers, body, timeoutMs, maxBytes: answerBytes, options } as const;
  try {
    const { status } = await requestPublic(new URL(webhook.url), asked);
    if (status >= 200 && status < 300) return { status, reason: null };
    const isElsewhere = status >= 300 && status < 400;
    return {
      status,
      reason: isElsewhere ? 'It answers with a redirect, which is not followed.' : `It answered ${status}.`,
    };
  } catch (error) {
    return { status: null, reason: reasonOf(error as NodeJS.ErrnoException) };
  }
}

/** Reason after a time-out: the program may have the message all the same. */
export const noAnswer = 'It did not answer within 10 seconds.';

function reasonOf({ name, message, code = '' }: NodeJS.ErrnoException) {
  if (name === 'AbortError' || name === 'TimeoutError') return noAnswer;
  if (message === 'not a public address') return 'Its address is inside a network, not on the internet.';
  if (code === 'ENOTFOUND') return 'The name in its address is not known.';
  if (code.includes('CERT') || code.includes('SIGNED')) return 'Its certificate is not valid.';
  return 'It could not be reached.';
}

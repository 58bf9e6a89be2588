import type { Row } from '#server/db/tables.ts';
import type { Delivery } from '#server/mail/mailer.ts';
import { noAnswer, post } from '../webhooks/deliver.ts';
import type { Sender } from './sender.ts';

interface Note {
  id: string;
  /** Numbers as the patient wrote them. */
  phone: string;
  text: string;
  message: string;
}

/** Has the clinic's own gateway send a message: a signed webhook that alone carries number and text. */
export async function sendByGateway(
  { deliverer, clock }: Sender,
  gateway: Row<'webhooks'>,
  { id, phone: to, text, message }: Note,
): Promise<Delivery | undefined> {
  if (!deliverer) return undefined;
  const data = { channel: gateway.channel, to, text, message };
  const body = JSON.stringify({ type: 'message.send', timestamp: new Date(clock()).toISOString(), data });
  const { status, reason } = await post(deliverer, gateway, { id: `msg_${id}`, body });
  if (reason === null) return { kind: 'sent' };
  const sentence = reason.replace(/^It\b/, 'The gateway').replace(/^Its\b/, 'The gateway’s');
  // With 408 and 429 it says that it is too busy, and is asked again.
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { kind: isRefused ? 'refused' : reason === noAnswer ? 'unknown' : 'deferred', reason: sentence };
}

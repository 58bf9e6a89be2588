// See docs/decisions/0088-outbox.md.

import * as webhookMessages from '#contract/messages/webhooks.ts';
import { formerSecretMs, type WebhookEvent, webhookLimits } from '#contract/plain/webhook-events.ts';
import { webhooks as calls } from '#contract/webhooks.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { askerOf, type IdentityProof, proveIdentity } from '#server/auth/prove-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { changeRecord, type Entry, lockVersion } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { getRow, type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { announce, findGateway } from '#server/db/webhook-events.queries.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { isPrivateHost } from '#server/outgoing/public-request.ts';
import type { ResourceContext } from '../resource.ts';
import { listDeliveries, replayDelivery, resume } from './webhook-deliveries.queries.ts';
import * as queries from './webhooks.queries.ts';

const kind: RecordKind<'webhooks', ReturnType<typeof toWebhook>> = {
  table: 'webhooks',
  kind: 'webhook',
  nameOf: hostOf,
  toRecord: toWebhook,
  labels: { events: 'events' },
};

export function mountWebhooks(context: ResourceContext) {
  const { mount, db } = context;
  mount(calls.list, async () => (await queries.listWebhooks(db)).map(toWebhook));
  mount(calls.create, async ({ body: { url, events, channel, ...proof } }, call) => {
    if (isPrivateHost(new URL(url).hostname)) throw invalid('url', webhookMessages.privateUrl);
    return proven(context, call, proof, async (trx) => {
      if ((await queries.listWebhooks(trx)).length >= webhookLimits.targets)
        throw invalid('url', webhookMessages.tooMany);
      if (channel && (await findGateway(trx))) throw invalid('channel', webhookMessages.oneGateway);
      const created_at = call.change.at;
      const heard = JSON.stringify(channel ? [] : events);
      const id = await queries.insertWebhook(trx, { url, events: heard, channel, created_at });
      return { id, action: 'added', former: {} };
    });
  });
  mount(calls.update, ({ params, body: { events } }, call) =>
    updateRecord(call, kind, params.id, () => ({ events: JSON.stringify(events) })),
  );
  mount(calls.remove, async ({ params: { id } }, { change }) => {
    await changeRecord(db, change, async (trx) => {
      const webhook = await getRow(trx, 'webhooks', id);
      await queries.deleteWebhook(trx, id);
      return { result: null, entry: entryOf('deleted', webhook) };
    });
    return null;
  });
  mount(calls.renewSecret, ({ params: { id }, body }, call) =>
    proven(context, call, body, async (trx) => {
      await lockVersion(trx, 'webhooks', id, undefined);
      const { secret } = await getRow(trx, 'webhooks', id);
      const former = { former_secret: secret, former_secret_until: call.change.at + formerSecretMs };
      return { id, action: 'link-renewed', former };
    }),
  );
  mount(calls.test, async ({ params: { id } }, { change }) => {
    await changeRecord(db, change, async (trx) => {
      await getRow(trx, 'webhooks', id);
      await announce(trx, { type: 'test', data: {} }, change.at, id);
      await resume(trx, id);
      return { result: null, entry: [] };
    });
    return null;
  });
  mount(calls.listDeliveries, () => listDeliveries(db));
  mount(calls.replay, async ({ params }, { change }) => {
    await changeRecord(db, change, async (trx) => {
      if ((await replayDelivery(trx, params.id, change.at)) === undefined) throw notFound();
      return { result: null, entry: [] };
    });
    return null;
  });
}

interface Drawing {
  id: number;
  action: Entry['action'];
  /** The secret that signs as well for a while. */
  former: Partial<Row<'webhooks'>>;
}

/** Gives a program a new secret, once an owner has proved who they are, and answers it this once. */
async function proven(
  context: ResourceContext,
  call: AdminCall,
  proof: IdentityProof,
  prepare: (trx: Transaction) => Promise<Drawing>,
) {
  await proveIdentity(context, askerOf(context, call), proof);
  return changeRecord(context.db, call.change, async (trx) => {
    await requireOwner(trx, call.session);
    const { id, action, former } = await prepare(trx);
    const { secret, stored } = context.webhookSecrets.draw(id);
    const webhook = await queries.updateWebhook(trx, id, { ...former, secret: stored });
    return { result: { ...toWebhook(webhook), secret }, entry: entryOf(action, webhook) };
  });
}

function hostOf({ url }: Row<'webhooks'>) {
  return new URL(url).host;
}

function entryOf(action: Entry['action'], webhook: Row<'webhooks'>): Entry {
  return { action, kind: 'webhook', id: webhook.id, name: hostOf(webhook) };
}

function toWebhook({ events, ...row }: Row<'webhooks'>) {
  return { ...row, events: JSON.parse(events) as WebhookEvent[] };
}

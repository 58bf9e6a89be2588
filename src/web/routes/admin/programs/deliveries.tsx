import * as webhookMessages from '#contract/messages/webhooks.ts';
import { type WebhookEvent, webhookLabels, webhookLimits } from '#contract/plain/webhook-events.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { Act } from './program.tsx';

interface DeliveriesProps {
  deliveries: readonly WebhookDelivery[];
  programs: readonly Webhook[];
  clock: ClinicClock;
  act: Act;
}

/** Log of what was sent, and what waits. */
export function Deliveries({ deliveries, programs, clock, act }: DeliveriesProps) {
  const hosts = new Map(programs.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <section className="program card" aria-labelledby="deliveries">
      <h2 id="deliveries">Messages</h2>
      <p className="soft small">The last {webhookLimits.deliveries}, newest first.</p>
      {deliveries.length === 0 ? (
        <p>Nothing was sent yet.</p>
      ) : (
        <ul className="lined">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="delivery cluster spread">
              <span>
                <strong>{nameOf(delivery.type)}</strong> to <bdi>{hosts.get(delivery.webhook_id)}</bdi>:{' '}
                {describe(delivery, clock)}
              </span>
              {(delivery.state === 'sent' || delivery.state === 'failed') && (
                <QuietButton
                  onClick={() =>
                    void act(
                      () => adminApi.webhooks.replay({ params: { id: delivery.id } }),
                      webhookMessages.replayed,
                      webhookMessages.replayFailure,
                    )
                  }
                >
                  Send again
                </QuietButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = (type: string) => (type === 'test' ? 'Test' : (webhookLabels[type as WebhookEvent] ?? type));

/** 'arrived today, 10:15 am (200).' */
function describe(
  { state, status, reason, settled_at, created_at, due_at, attempts }: WebhookDelivery,
  clock: ClinicClock,
) {
  const words = webhookMessages.stateLabels[state].toLowerCase();
  const when = momentLabel(settled_at ?? created_at, clock);
  const retry = state === 'waiting' && attempts > 0 ? ` Tried again ${momentLabel(due_at, clock)}.` : '';
  return `${words}, ${when}${state === 'sent' ? ` (answer ${status})` : ''}. ${reason ?? ''}${retry}`;
}

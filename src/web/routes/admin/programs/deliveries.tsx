import * as webhookMessages from '#contract/messages/webhooks.ts';
import { type WebhookEvent, webhookLimits } from '#contract/plain/webhook-events.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/programs.ts';
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
      <h2 id="deliveries">{words.messages}</h2>
      <p className="soft small">{words.lastOnes(webhookLimits.deliveries)}</p>
      {deliveries.length === 0 ? (
        <p>{words.nothingSent}</p>
      ) : (
        <ul className="lined">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="delivery cluster spread">
              <span>
                <Sentence
                  words={words.delivery}
                  fields={{
                    message: <strong>{nameOf(delivery.type)}</strong>,
                    program: <bdi>{hosts.get(delivery.webhook_id)}</bdi>,
                    state: describe(delivery, clock),
                  }}
                />
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
                  {words.sendAgain}
                </QuietButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = (type: string) => (type === 'test' ? words.test : (words.eventNames[type as WebhookEvent] ?? type));

/** 'arrived today, 10:15 am (200).' */
function describe(
  { state, status, reason, settled_at, created_at, due_at, attempts }: WebhookDelivery,
  clock: ClinicClock,
) {
  const label = webhookMessages.stateLabels[state].toLowerCase();
  const when = momentLabel(settled_at ?? created_at, clock);
  return [
    state === 'sent' ? words.stateWithAnswer(label, when, String(status)) : words.stateAt(label, when),
    ...(reason ? [reason] : []),
    ...(state === 'waiting' && attempts > 0 ? [words.triedAgain(momentLabel(due_at, clock))] : []),
  ].join(' ');
}

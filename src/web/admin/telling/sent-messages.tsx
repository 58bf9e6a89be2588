import './telling.css';
import type { Appointment } from '#contract/appointments.ts';
import { titleOf } from '#contract/messages/messages.ts';
import * as outboxMessages from '#contract/messages/outbox.ts';
import type { OutboxState } from '#contract/plain/outbox-states.ts';
import { useBusy } from '#web/admin/busy.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';

const canRetry: readonly OutboxState[] = ['refused', 'unknown', 'withdrawn'];

/** Messages that the program sends to the patient by e-mail, the newest first. */
export function SentMessages({ appointment: { id, name }, clock }: { appointment: Appointment; clock: ClinicClock }) {
  const params = { id };
  const answer = sharedAnswer(`messages of ${id}`, (options) => adminApi.outbox.list({ params }, options), 'visits');
  const messages = answer.use();
  const say = useSay();
  const { run } = useBusy();
  if (!messages || messages.length === 0) return null;
  const act = async (call: () => Promise<unknown>, failure: string, done: string) => {
    const result = await run(() => attempt(call));
    if (!result) return;
    answer.set(await adminApi.outbox.list({ params }));
    await say(result, { failure, done });
  };
  return (
    <ul className="sent-messages" aria-label={`E-mail to ${name}`}>
      {messages.map(({ id: messageId, message, state, due_at, settled_at, reason }) => {
        const call = { params: { id: messageId } };
        return (
          <li key={messageId} data-state={state}>
            <span>
              {titleOf(message)}: {outboxMessages.stateLabels[state].toLowerCase()}
              {state === 'waiting' && `, to be sent ${momentLabel(due_at, clock)}`}
              {state === 'sent' && settled_at && ` ${momentLabel(settled_at, clock)}`}. {reason}
            </span>
            {state === 'waiting' && (
              <QuietButton
                onClick={() =>
                  void act(() => adminApi.outbox.remove(call), outboxMessages.stopFailure, outboxMessages.stopped)
                }
              >
                Do not send
              </QuietButton>
            )}
            {canRetry.includes(state) && (
              <QuietButton
                onClick={() =>
                  void act(() => adminApi.outbox.retry(call), outboxMessages.retryFailure, outboxMessages.retried)
                }
              >
                Try again
              </QuietButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

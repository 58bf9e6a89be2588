import './telling.css';
import { titleOf } from '#contract/messages/messages.ts';
import * as outboxMessages from '#contract/messages/outbox.ts';
import type { OutboxMessage } from '#contract/outbox.ts';
import type { OutboxState } from '#contract/plain/outbox-states.ts';
import { useBusy } from '#web/admin/busy.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { useNow } from '#web/admin/use-now.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import * as words from '#words/admin/telling.ts';

interface SentMessagesProps {
  requestId: number;
  /** Only messages about this visit. */
  visitId?: number;
  name: string;
}

/** Messages that the program sends to the patient of a request by e-mail, the newest first. */
export function SentMessages({ requestId: id, visitId, name }: SentMessagesProps) {
  const load = () => adminApi.outbox.list({ params: { id } });
  const answer = sharedAnswer(
    `messages of ${id}`,
    (options) => adminApi.outbox.list({ params: { id } }, options),
    'visits',
  );
  const messages = answer.use()?.filter(({ visit_id }) => visitId === undefined || visit_id === visitId);
  return <MessageList messages={messages} name={name} onChange={async () => answer.set(await load())} />;
}

interface MessageListProps extends Pick<SentMessagesProps, 'name'> {
  messages: readonly OutboxMessage[] | undefined;
  onChange: () => Promise<void>;
}

const canRetry: readonly OutboxState[] = ['refused', 'unknown', 'withdrawn'];

/** Each with what can be done about it; nothing where there are none. */
export function MessageList({ messages, name, onChange }: MessageListProps) {
  const clock = useMinuteClock();
  const say = useSay();
  const { run } = useBusy();
  if (!messages || messages.length === 0) return null;
  const act = async (call: () => Promise<unknown>, failure: string, done: string) => {
    const result = await run(() => attempt(call));
    if (!result) return;
    await onChange();
    await say(result, { failure, done });
  };
  return (
    <ul className="sent-messages" aria-label={words.messagesTo(name)}>
      {messages.map((one) => {
        const { id, message, state, visit_starts_at } = one;
        const call = { params: { id } };
        return (
          <li key={id} data-state={state}>
            <span>
              {titleOf(message)}: {describeMessage(one, clock)}
              {visit_starts_at && words.about(momentWords(visit_starts_at, clock.timeZone))}
            </span>
            {state === 'waiting' && (
              <QuietButton
                onClick={() =>
                  void act(() => adminApi.outbox.remove(call), outboxMessages.stopFailure, outboxMessages.stopped)
                }
              >
                {words.doNotSend}
              </QuietButton>
            )}
            {canRetry.includes(state) && (
              <QuietButton
                onClick={() =>
                  void act(() => adminApi.outbox.retry(call), outboxMessages.retryFailure, outboxMessages.retried)
                }
              >
                {words.tryAgain}
              </QuietButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The clinic's clock for what is said with it, to the minute. */
export function useMinuteClock(): ClinicClock {
  return { now: useNow(60_000), timeZone: useClinic().timeZone };
}

/** 'waiting, to be sent today at 10:32 am.', or 'not sent. There is no such e-mail address.' */
export function describeMessage({ state, due_at, settled_at, reason }: OutboxMessage, clock: ClinicClock) {
  const said = outboxMessages.stateLabels[state].toLowerCase();
  const sentence =
    (state === 'waiting' && words.toBeSent(said, momentLabel(due_at, clock))) ||
    (state === 'sent' && settled_at && words.sentAt(said, momentLabel(settled_at, clock))) ||
    words.state(said);
  return [sentence, reason].filter(Boolean).join(' ');
}

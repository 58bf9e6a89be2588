import { useState } from 'react';
import * as webhookMessages from '#contract/messages/webhooks.ts';
import { webhookEvents } from '#contract/plain/webhook-events.ts';
import type { Webhook } from '#contract/webhooks.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { Tick } from '#web/admin/tick.tsx';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/programs.ts';

export type Act = (call: () => Promise<unknown>, done: string, failure: string) => Promise<void>;

interface ProgramProps {
  program: Webhook;
  clock: ClinicClock;
  act: Act;
  onRenew: () => void;
}

/** One connected program: what it hears of, whether it works, and what can be done with it. */
export function Program({ program, clock, act, onRenew }: ProgramProps) {
  const { id, url, events, channel, failing_since, former_secret_until } = program;
  const [opened, setOpened] = useState<'events' | 'removal' | null>(null);
  const { isBusy, run } = useBusy();
  const close = () => setOpened(null);
  const params = { id };
  const host = new URL(url).host;
  const isReplacing = former_secret_until !== null && new Date(former_secret_until) > clock.now;
  return (
    <li className="program card">
      <h2>
        <bdi>{host}</bdi>
      </h2>
      <p className="soft small program-address">{url}</p>
      <p>
        {channel
          ? words.gateways[channel].does
          : words.hearsOf(events.map((event) => words.eventNames[event].toLowerCase()).join(', '))}
      </p>
      {failing_since && <p className="program-failing">{words.failingSince(momentLabel(failing_since, clock))}</p>}
      {isReplacing && <p>{words.formerSecretUntil(momentLabel(former_secret_until, clock))}</p>}
      <div className="program-actions cluster">
        <QuietButton
          isBusy={isBusy}
          onClick={() =>
            void run(() =>
              act(() => adminApi.webhooks.test({ params }), webhookMessages.tested, webhookMessages.testFailure),
            )
          }
        >
          {words.sendATest}
        </QuietButton>
        {!channel && <QuietButton onClick={() => setOpened('events')}>{words.changeEvents}</QuietButton>}
        <QuietButton onClick={onRenew}>{words.replaceSecret}</QuietButton>
        <QuietButton onClick={() => setOpened('removal')}>{words.disconnect}</QuietButton>
      </div>
      {opened === 'events' && <EventsDialog program={program} act={act} onClose={close} />}
      {opened === 'removal' && (
        <ConfirmDialog
          question={<Sentence words={words.disconnectQuestion} fields={{ program: <bdi>{host}</bdi> }} />}
          confirm={words.disconnect}
          onCancel={close}
          onConfirm={async () => {
            await act(
              () => adminApi.webhooks.remove({ params }),
              webhookMessages.removed,
              webhookMessages.removeFailure,
            );
            close();
          }}
        >
          <p>{words.disconnectMeans}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function EventsDialog({ program, act, onClose }: Pick<ProgramProps, 'program' | 'act'> & { onClose: () => void }) {
  const { id, version } = program;
  const [events, setEvents] = useState(program.events);
  const { isBusy, run } = useBusy();
  const save = async () => {
    const update = () => adminApi.webhooks.update({ params: { id }, body: { events } }, { ifMatch: version });
    await act(update, webhookMessages.updated, webhookMessages.updateFailure);
    onClose();
  };
  return (
    <TitledDialog
      heading={words.events}
      buttons={
        <>
          <Button look="primary" isLarge aria-disabled={isBusy || events.length === 0} onClick={() => void run(save)}>
            {words.save}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
      onClose={onClose}
    >
      <fieldset className="program-events">
        <legend className="visually-hidden">{words.events}</legend>
        {webhookEvents.map((event) => (
          <Tick
            key={event}
            checked={events.includes(event)}
            onTick={(isOn) => setEvents(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one))))}
          >
            {words.eventNames[event]}
          </Tick>
        ))}
      </fieldset>
      {events.length === 0 && <p role="status">{webhookMessages.noEvents}</p>}
    </TitledDialog>
  );
}

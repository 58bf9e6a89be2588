import './programs.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import * as webhookMessages from '#contract/messages/webhooks.ts';
import { gatewayChannels, webhookEvents } from '#contract/plain/webhook-events.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { Button } from '#web/admin/button.tsx';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { ProofDialog, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { SecretDialog } from '#web/admin/secret-dialog.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/programs.ts';
import type { Route } from './+types/route.ts';
import { Deliveries } from './deliveries.tsx';
import { Program } from './program.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [programs, deliveries] = await Promise.all([
    loadOr(null, () => adminApi.webhooks.list({}, { signal }), { signal }),
    loadOr<WebhookDelivery[]>([], () => adminApi.webhooks.listDeliveries({}, { signal }), { signal }),
  ]);
  return { programs, deliveries, loadedAt: new Date() };
}

const chosenIn = (form: FormData) => webhookEvents.filter((event) => form.getAll('events').includes(event));

export const clientAction = clientActionOf(adminApi, {
  connect: defineForm({
    fields: ['url', 'events', 'channel', ...proofFields],
    read: (form) => ({
      url: formText(form, 'url').trim(),
      events: chosenIn(form),
      channel: gatewayChannels.find((channel) => channel === formText(form, 'channel')) ?? null,
      ...readProof(form),
    }),
    send: (api: typeof adminApi, body) => api.webhooks.create({ body }),
  }),
  renewSecret: defineForm({
    fields: proofFields,
    read: (form) => ({ params: { id: formText(form, 'id') }, body: readProof(form) }),
    send: (api: typeof adminApi, change) => api.webhooks.renewSecret(change),
  }),
});

export const meta = (args: Route.MetaArgs) => pageMeta(words.connectedPrograms, args);

type WithSecret = Webhook & { secret: string };

/** Programs of the clinic that hear of requests, visits and reviews, and what was sent to them. */
export default function ConnectedPrograms({ loaderData: { programs, deliveries, loadedAt } }: Route.ComponentProps) {
  const clock: ClinicClock = { now: loadedAt, timeZone: useClinic().timeZone };
  const [isAdding, setAdding] = useState(false);
  const [renewed, setRenewed] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<WithSecret | null>(null);
  const act = useAct();
  const close = () => {
    setAdding(false);
    setRenewed(null);
  };
  const onSaved = (saved: WithSecret) => {
    close();
    setSecret(saved);
  };
  return (
    <TabMain
      title={words.connectedPrograms}
      beside={
        <>
          <p>{words.aboutPrograms}</p>
          <div className="tab-actions cluster">
            <Button look="primary" isLarge icon="plus" onClick={() => setAdding(true)} shortcut="add">
              {words.connectProgram}
            </Button>
          </div>
        </>
      }
    >
      <div className="programs tab-body">
        {!programs && <ListFailure sentence={listMessages.empty} />}
        {programs?.length === 0 && (
          <EmptyState sentence={words.noPrograms}>
            <p>{words.whatProgramsGet}</p>
          </EmptyState>
        )}
        {programs && programs.length > 0 && (
          <ul className="programs-list stack">
            {programs.map((program) => (
              <Program key={program.id} program={program} clock={clock} act={act} onRenew={() => setRenewed(program)} />
            ))}
          </ul>
        )}
        {programs && programs.length > 0 && (
          <Deliveries deliveries={deliveries} programs={programs} clock={clock} act={act} />
        )}
      </div>
      {isAdding && (
        <ProofDialog<WithSecret>
          id="connect"
          intent="connect"
          reloads
          heading={words.connectProgram}
          lead={words.aboutConnecting}
          submitLabel={words.connect}
          failure={webhookMessages.addFailure}
          onClose={close}
          onSaved={onSaved}
        >
          <TextField name="url" label={words.address} type="url" dir="ltr" hint={words.addressHint} />
          <PurposeFields />
        </ProofDialog>
      )}
      {renewed && (
        <ProofDialog<WithSecret>
          intent="renewSecret"
          reloads
          heading={words.replaceSecret}
          lead={words.aboutReplacing}
          submitLabel={words.replace}
          failure={webhookMessages.renewFailure}
          onClose={close}
          onSaved={onSaved}
        >
          <input type="hidden" name="id" value={renewed.id} />
        </ProofDialog>
      )}
      {secret && (
        <SecretDialog
          heading={words.secret}
          noun="secret"
          secret={secret.secret}
          note={words.shownOnlyNow}
          onClose={() => setSecret(null)}
        >
          <Sentence words={words.enterSecret} fields={{ program: <bdi>{new URL(secret.url).host}</bdi> }} />
        </SecretDialog>
      )}
    </TabMain>
  );
}

/** Does something with a program, says how it went, and loads the page again. */
function useAct() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return async (call: () => Promise<unknown>, done: string, failure: string) => {
    const result = await attempt(call);
    await revalidate();
    if (result.kind === 'saved') toasts.success(done);
    else toasts.failure(result.kind === 'refused' ? result.advice : failure);
  };
}

/** Whether it hears of things, or is the clinic's own gateway. */
function PurposeFields() {
  const [channel, setChannel] = useState('');
  return (
    <>
      <SelectField
        name="channel"
        label={words.whatItDoes}
        value={channel}
        onChange={({ target }) => setChannel(target.value)}
        required={false}
        options={[['', words.hears], ...gatewayChannels.map((one) => [one, words.gateways[one].label] as const)]}
        hint={channel && words.gatewayHint}
      />
      {channel === '' && (
        <fieldset className="program-events">
          <legend>{words.events}</legend>
          {webhookEvents.map((event) => (
            <Tick key={event} name="events" value={event} defaultChecked>
              {words.eventNames[event]}
            </Tick>
          ))}
        </fieldset>
      )}
    </>
  );
}

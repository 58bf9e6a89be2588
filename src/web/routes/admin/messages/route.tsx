import './messages.css';
import type { Page } from '#contract/endpoint.ts';
import type { MessageTemplate } from '#contract/message-templates.ts';
import * as templateMessages from '#contract/messages/message-templates.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { MessageSheet, messageForms } from './message-form.tsx';

/** All at once: there are few, and always the same. */
async function loadPage(_cursor?: string, signal?: AbortSignal): Promise<Page<MessageTemplate[]>> {
  const body = await adminApi.messageTemplates.list({}, signal && { signal });
  return { body, next: null, total: body.length, totalIsExact: true };
}

const find = (id: string, signal?: AbortSignal) =>
  adminApi.messageTemplates.get({ params: { id } }, signal && { signal });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadRecords(args, loadPage, find);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: messageForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Messages', args);

export default function Messages({ loaderData: { page, unlisted } }: Route.ComponentProps) {
  const { open, growing, sheet, isUnsaved } = useRecords({
    noun: 'message',
    forms: messageForms,
    page,
    unlisted,
    loadPage,
    messages: { ...templateMessages, added: templateMessages.updated },
  });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Messages</h1>
        </header>
        <div className="list-area">
          <p className="soft messages-lead">
            What the front desk sends to patients by WhatsApp, text message or e-mail.
          </p>
          {page ? (
            <MessageTable messages={growing.list.body} open={open} />
          ) : (
            <ListFailure sentence="The messages could not be loaded." />
          )}
        </div>
      </main>
      {sheet && <MessageSheet key={open} {...sheet} />}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function MessageTable({ messages, open }: { messages: readonly MessageTemplate[]; open: string | undefined }) {
  return (
    <RecordTable className="message-table" caption="Messages" columns={['Message']}>
      {messages.map(({ id, key, text }) => (
        <tr key={id} data-open={String(id) === open}>
          <td>
            <span className="who">{templateMessages.titles[key]}</span>
            <span className="second-line" dir="auto">
              {text}
            </span>
          </td>
          <td className="open">
            <RowActions name={`the message ${templateMessages.titles[key]}`} edit={inSheet(id, open)} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

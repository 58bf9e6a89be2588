import { randomUUID } from 'node:crypto';
import { noMailServer } from '#contract/messages/outbox.ts';
import { outbox as calls } from '#contract/outbox.ts';
import { notFound } from '#server/app-error.ts';
import { getAdministrator } from '#server/auth/sessions.queries.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import { checkMail } from '#server/mail/check-mail.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { changeAppointment, getAppointment } from '../appointments/appointment-record.queries.ts';
import * as outbox from '../appointments/outbox.queries.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { visitsChange } from '../visits/visits.service.ts';
import { findBrand } from './brand.ts';
import { listNextMails } from './next-mails.ts';

export function mountOutbox(context: ResourceContext) {
  const { mount, db, mail } = context;
  mount(calls.list, async ({ params }) => {
    await getAppointment(db, params.id);
    return outbox.listMessages(db, params.id);
  });
  mount(calls.retry, async ({ params }, { change }) => {
    const { appointment_id } = await outbox.getMessage(db, params.id);
    await changeAppointment(db, appointment_id, change, async (trx) => {
      if (!(await outbox.retry(trx, params.id, change.at))) throw notFound();
      return { entry: { action: 'changed', fields: ['message by e-mail'] }, counts: visitsChange };
    });
    return outbox.getMessage(db, params.id);
  });
  mount(calls.remove, async ({ params }, { change }) => {
    const { appointment_id } = await outbox.getMessage(db, params.id);
    await changeAppointment(db, appointment_id, change, async (trx) => {
      if (!(await outbox.withdraw(trx, params.id, change.at))) throw notFound();
      return { entry: { action: 'changed', fields: ['message by e-mail'] }, counts: visitsChange };
    });
    return null;
  });
  mount(calls.listNext, () => listNextMails(context));
  mount(calls.getOwnMails, async (_input, { session }) => {
    const row = await getAdministrator(db, session.administratorId);
    return {
      new_request: outbox.wantsMail(row, 'new_request'),
      cancellation: outbox.wantsMail(row, 'cancellation'),
      trouble: outbox.wantsMail(row, 'trouble'),
      by_mail: mail !== undefined,
    };
  });
  mount(calls.setOwnMails, async ({ body }, { session, change }) => {
    const { id, email: name } = await getAdministrator(db, session.administratorId);
    return changeRecord(db, change, async (trx) => {
      await outbox.setStaffMails(trx, id, body);
      return {
        result: null,
        entry: { action: 'changed', kind: 'administrator', id, name, fields: ['messages by e-mail'] },
      };
    });
  });
  mount(calls.checkMail, async () => ({
    from: mail?.settings.from ?? null,
    checks: mail ? await checkMail(mail.settings) : [],
  }));
  mount(calls.sendTest, async (_input, { session }) => {
    const [{ name }, brand, { email: to }] = await Promise.all([
      getClinicProfile(db),
      findBrand(context),
      getAdministrator(db, session.administratorId),
    ]);
    if (!mail) return { to, refusal: noMailServer };
    const letter = renderMail({
      language: 'en',
      clinic: name,
      ...brand,
      text: testWords,
      footer: `Sent by the program of ${name}.`,
    });
    const delivery = await mail.mailer.send({ to, id: randomUUID(), ...letter });
    return { to, refusal: delivery.kind === 'sent' ? null : delivery.reason };
  });
}

const testWords =
  'This is a test. If you read it in your inbox, patients can get messages of the clinic. If you found it among spam, “Can our mail arrive?” says what is missing.';

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, idParams, pageQuery, storedKey } from './fields.ts';
import { routes } from './routes.ts';

export const changedKinds = [
  'appointment',
  'patient',
  'visit',
  'room',
  'room-closure',
  'working-hours',
  'absence',
  'calendar-feed',
  'visit-settings',
  'review',
  'blog',
  'gallery-item',
  'opening',
  'application',
  'notice',
  'closure',
  'message-template',
  'condition',
  'symptom',
  'treatment',
  'problem',
  'sign',
  'page',
  'clinic-profile',
  'appearance',
  'texts',
  'administrator',
  'patient-data',
  'backup',
  'webhook',
  'report',
  'import',
  'samples',
  'first-steps',
] as const;
export type ChangedKind = (typeof changedKinds)[number];

export const changeActions = [
  'added',
  'changed',
  'deleted',
  'restored',
  'withdrawn',
  'published',
  'unpublished',
  'shown',
  'hidden',
  'done',
  'noted',
  'told',
  'reopened',
  'merged',
  'split',
  'told-apart',
  'apart-undone',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'codes-guessed',
  'disabled',
  'enabled',
  'made-owner',
  'made-front-desk',
  'made-practitioner',
  'link-made',
  'link-asked',
  'signed-out',
  'link-renewed',
  'confirmed-by-patient',
  'not-sent',
  'cancelled-by-patient',
  'moved-by-patient',
  'refilled',
  'released-by-patient',
  'asked-by-patient',
  'exported',
  'erased',
  'looked-up',
  'link-given',
  'signed-in',
  'sign-in-failed',
  'unlocked',
  'proof-failed',
] as const;
export type ChangeAction = (typeof changeActions)[number];

const changedText = z
  .object({
    field: z.string().describe('Name of the field in the API; empty for a fact, which no form takes back'),
    label: z.string(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'ChangedText' });

export type ChangedText = z.output<typeof changedText>;

const auditLogEntry = z
  .object({
    id,
    created_at: createdAt,
    administrator: z
      .string()
      .nullable()
      .describe('E-mail address; null for a command in the terminal, and for what was done without signing in'),
    administrator_name: z.string().nullable().describe('Name for colleagues; null with the address'),
    action: storedKey(changeActions),
    kind: storedKey(changedKinds),
    subject_id: id.nullable().describe('Null for the clinic profile, which is a single record'),
    fields: z.array(z.string()).describe('Names of what was changed, where it is recorded'),
    texts: z
      .array(changedText)
      .nullable()
      .describe('What was changed, before and after, where it is recorded and short; of what was added, only after'),
    client: z.string().nullable().describe('Hash of the client’s address, for sign-ins and failed proofs'),
    subject: z.string().nullable().describe('Title at that time, or a reference; never a patient’s details'),
    person: z
      .string()
      .nullable()
      .describe(
        'Name of the patient whom it is about: the present one, until the record is erased. The log stores none',
      ),
  })
  .meta({ id: 'AuditLogEntry' });

export type AuditLogEntry = z.output<typeof auditLogEntry>;

export const auditLog = defineEndpoints(routes.auditLog, null, {
  list: {
    access: 'owner',
    summary: 'Who changed what, newest first',
    query: pageQuery,
    output: z.array(auditLogEntry),
  },
});

const historyEntry = auditLogEntry
  .pick({ id: true, created_at: true, administrator: true, administrator_name: true, action: true, fields: true })
  .extend({ texts: z.array(changedText).nullable().describe('What was changed, where it is recorded') })
  .meta({ id: 'HistoryEntry' });

export type HistoryEntry = z.output<typeof historyEntry>;

export const history = defineEndpoints(routes.history, null, {
  list: {
    access: 'front-desk',
    summary: 'Who changed a record, the last 50 times, newest first; the clinic profile has the id 1',
    params: z
      .object({ kind: z.enum(changedKinds).exclude(['administrator', 'patient-data', 'samples', 'first-steps']) })
      .extend(idParams.shape),
    output: z.array(historyEntry),
  },
});

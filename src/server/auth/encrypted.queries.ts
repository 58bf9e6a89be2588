import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSecretLinks } from './secret-links.ts';
import { secretsOf } from './secrets.ts';
import { createWebhookSecrets } from './webhook-secrets.ts';

/** Rows that are read at a time. */
const batch = 500;

/** Replaces each value for which `renew` has another one, unless it has changed meanwhile. */
async function replaceEncrypted(
  db: Database,
  table: 'administrators' | 'patient_links' | 'calendar_feeds' | 'webhooks',
  key: string,
  column: string,
  renew: (encrypted: string, id: number) => string | null,
) {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; value: string }>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(key)} limit ${batch}`.execute(db);
    for (const { id, value } of rows) {
      const renewed = renew(value, id);
      if (renewed !== null)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed}
          where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${value}`.execute(db);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** While SESSION_SECRET has two secrets: encrypts with the first whatever the other has encrypted, so that it can be dropped. */
export async function renewEncryption(db: Database, sessionSecret: string) {
  if (secretsOf(sessionSecret).length === 1) return;
  const secondFactor = createSecondFactor(sessionSecret, Date.now);
  const patientLinks = createSecretLinks(sessionSecret, 'patient link');
  const feeds = createSecretLinks(sessionSecret, 'calendar feed');
  await replaceEncrypted(db, 'administrators', 'id', 'totp_secret', secondFactor.renew);
  await replaceEncrypted(db, 'administrators', 'id', 'totp_new_secret', secondFactor.renew);
  await replaceEncrypted(db, 'patient_links', 'appointment_id', 'token', patientLinks.renew);
  await replaceEncrypted(db, 'calendar_feeds', 'practitioner_id', 'token', feeds.renew);
  const webhooks = createWebhookSecrets(sessionSecret);
  await replaceEncrypted(db, 'webhooks', 'id', 'secret', webhooks.renew);
  await replaceEncrypted(db, 'webhooks', 'id', 'former_secret', webhooks.renew);
}

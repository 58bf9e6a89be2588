import type { Database } from '#server/db/database.ts';
import * as queries from './encrypted.queries.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSecretLinks } from './secret-links.ts';
import { secretsOf } from './secrets.ts';

/** While SESSION_SECRET has two secrets: encrypts with the first whatever the other has encrypted, so that it can be dropped. */
export async function renewEncryption(db: Database, sessionSecret: string) {
  if (secretsOf(sessionSecret).length === 1) return;
  const secondFactor = createSecondFactor(sessionSecret, Date.now);
  const patientLinks = createSecretLinks(sessionSecret, 'patient link');
  const feeds = createSecretLinks(sessionSecret, 'calendar feed');
  await queries.replaceEncrypted(db, 'administrators', 'id', 'totp_secret', secondFactor.renew);
  await queries.replaceEncrypted(db, 'administrators', 'id', 'totp_new_secret', secondFactor.renew);
  await queries.replaceEncrypted(db, 'patient_links', 'appointment_id', 'token', patientLinks.renew);
  await queries.replaceEncrypted(db, 'calendar_feeds', 'practitioner_id', 'token', feeds.renew);
}

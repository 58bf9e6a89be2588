import { randomBytes } from 'node:crypto';
import { createEncryption } from './encryption.ts';

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;

/** Secrets of connected programs, written as Standard Webhooks does, and encrypted in the database. */
export function createWebhookSecrets(sessionSecret: string) {
  const encryption = createEncryption(sessionSecret, 'webhook');
  const written = (bytes: Buffer) => `whsec_${bytes.toString('base64')}`;
  return {
    draw(webhookId: number) {
      const bytes = randomBytes(32);
      return { secret: written(bytes), stored: encryption.encrypt(bytes, String(webhookId)) };
    },
    /** Null when it was encrypted with another SESSION_SECRET. */
    reveal(stored: string, webhookId: number) {
      const bytes = encryption.decrypt(stored, String(webhookId));
      return bytes && written(bytes);
    },
    renew: (stored: string, webhookId: number) => encryption.renew(stored, String(webhookId)),
  };
}

/** Makes an idempotency key. `crypto.randomUUID` exists only on sites with https. */
export function createKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

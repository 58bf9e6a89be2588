import { withoutLanguage } from '#web/ui/navigation/page-address.ts';

/**
 * Pasting needs the content security policy of documents under /admin. Someone who came from the login page or the
 * website by client-side navigation still has the policy of that document, and has to load a new one.
 */
export async function ensureEditorPolicy({ href }: URL) {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined || /^\/admin(\/|$)/.test(withoutLanguage(new URL(loaded.name).pathname))) return;
  window.location.replace(href);
  await new Promise<never>(() => {}); // the page is being left
}

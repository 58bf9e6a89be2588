/**
 * The editor may read what is pasted only in a document whose own policy says so, and that is one that was loaded under
 * /admin. Whoever has come from the login page or the website without loading a new document gets one first.
 */
export function hasEditorPolicy() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || /^\/admin(\/|$)/.test(new URL(loaded.name).pathname);
}

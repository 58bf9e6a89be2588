/** What a visitor may choose; `system` is stored as nothing. */
export const schemes = ['system', 'light', 'dark'] as const;

/**
 * Runs in the head of every page, before the first paint: applies the scheme that the visitor has chosen on this device, and listens
 * for another choice, here and in other tabs. `data-dark` marks what belongs to the dark scheme by its media query: sources of
 * drawings and the colour of the browser's bars. Without scripts the system decides.
 */
export const applyColours = `{
const root = document.documentElement, key = 'colours', dark = '(prefers-color-scheme: dark)';
let chosen, watcher;
const read = () => { try { return localStorage.getItem(key) } catch {} };
const tune = () => {
  for (const part of document.querySelectorAll('[data-dark]')) part.media = { light: 'not all', dark: 'all' }[chosen] ?? dark;
  for (const field of document.querySelectorAll('[name=colours]')) field.checked = field.value === chosen;
};
const apply = () => {
  chosen = read() ?? 'system';
  root.dataset.colours = chosen;
  tune();
  if (chosen === 'system' || watcher) return;
  watcher = new MutationObserver(() => { if (root.dataset.colours) tune(); else apply() });
  watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['data-colours'] });
};
apply();
addEventListener('change', ({ target: { name, value } }) => {
  if (name !== key) return;
  try { if (value === 'system') localStorage.removeItem(key); else localStorage.setItem(key, value) } catch {}
  apply();
});
addEventListener('storage', apply);
addEventListener('pageshow', ({ persisted }) => { if (persisted) apply() });
}`;

/** Choices of a visitor; `system` is stored as nothing. */
export const schemes = ['system', 'light', 'dark'] as const;

/**
 * Runs in the head of every page, before the first paint: applies the scheme that the visitor has chosen on this device, and listens
 * for another choice, here and in other tabs. `data-dark` marks what belongs to the dark scheme by its media query: sources of
 * drawings and the colour of the browser's bars. Without scripts the system decides. It is short, since every page carries it.
 *
 * A browser that prints does not choose among sources again, and waits for no lazy picture that changes just before. So another picture
 * loads the light drawing first, for which it waits, and the change then shows at once.
 */
// oxlint-disable-next-line words/plain -- a script, which no one reads on the screen
export const applyColours = `{
const root = document.documentElement, key = 'colours', store = (act) => { try { return act(localStorage) } catch {} };
const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
let chosen, watcher, printing;
const tune = () => {
each('[data-dark]', (part) => part.media = { light: 'not all', dark: 'all' }[part.paper ?? chosen] ?? '(prefers-color-scheme: dark)');
each('[name=colours]', (field) => field.checked = field.value === chosen);
};
const apply = () => {
root.dataset[key] = chosen = store((all) => all[key]) ?? 'system';
tune();
if (chosen !== 'system' && !watcher) {
watcher = new MutationObserver(() => root.dataset[key] ? tune() : apply());
watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['data-colours'] });
}
};
apply();
addEventListener('change', ({ target: { name, value } }) => {
if (name !== key) return;
store((all) => value === 'system' ? all.removeItem(key) : all[key] = value);
apply();
});
for (const type of ['storage', 'pageshow']) addEventListener(type, apply);
addEventListener('beforeprint', () => {
printing = true;
each('[data-dark] + img', ({ src, previousElementSibling: part }) => {
if (!matchMedia(part.media).matches) return;
const onload = () => { if (printing) part.paper = 'light', tune(); };
const image = Object.assign(new Image(), { hidden: true, className: 'paper', onload, src });
document.body.append(image);
if (image.complete) onload();
});
});
addEventListener('afterprint', () => {
printing = false;
each('[data-dark]', (part) => delete part.paper);
each('img.paper', (image) => image.remove());
tune();
});
}`;

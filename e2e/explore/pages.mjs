// Bombadil reads this in `npm run explore`: it holds on every page, after anything that anyone may have pressed.
import { always, eventually, now } from '@antithesishq/bombadil';
import { actions, extract, getFingerprint, weighted } from '@antithesishq/bombadil/browser';
import { back, forward, inputs, reload, scroll } from '@antithesishq/bombadil/browser/defaults/actions';

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults/properties';

/** Refusals that a form may get: what was typed is wrong, taken, outdated, or too much at once. */
const refusals = [401, 409, 412, 422, 429];

const page = extract(({ document, window }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const entries = [...window.performance.getEntries()];
  const isReady = document.readyState === 'complete' && document.body !== null;
  return {
    isReady,
    heading: document.querySelector('h1')?.textContent ?? '',
    headings: document.querySelectorAll('h1').length,
    doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
    widerBy: isReady ? document.documentElement.scrollWidth - window.innerWidth : 0,
    failed: entries
      .filter(({ responseStatus = 0 }) => responseStatus >= 400)
      .map(({ name, responseStatus = 0 }) => ({ name, responseStatus })),
  };
});

export const showsNoErrorPage = always(() => !/did not load|went wrong|not found/i.test(page.current.heading));

export const getsNoHttpError = always(() =>
  page.current.failed.every(({ responseStatus }) => refusals.includes(responseStatus)),
);

export const hasUniqueIds = always(() => page.current.doubled.length === 0);

export const isNeverWiderThanTheWindow = always(() => page.current.widerBy <= 0);

export const hasNoSecondHeading = always(() => page.current.headings <= 1);

export const hasOneHeadingSoon = always(
  now(() => page.current.headings === 0).implies(eventually(() => page.current.headings === 1).within(20, 'seconds')),
);

/** Lists what can be pressed and is in sight. Links that leave would end the exploration, also where they cover something else. */
const pressable = extract(({ document, window }) => {
  const leaves = (element) =>
    /^(?:tel|mailto|sms|https?|webcal):/.test(element?.closest('a')?.getAttribute('href') ?? '');
  return [
    ...document.querySelectorAll('a[href], button, summary, select, label, input[type=checkbox], input[type=radio]'),
  ]
    .filter((element) => !leaves(element) && !element.hasAttribute('download'))
    .filter((element) => !/sign out|log out/i.test(element.textContent ?? ''))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { element, x: left + width / 2, y: top + height / 2, width, height };
    })
    .filter(({ element, x, y, width, height }) => {
      const isInSight = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight && width > 0 && height > 0;
      const hit = isInSight ? document.elementFromPoint(x, y) : null;
      return hit !== null && element.contains(hit) && !leaves(hit);
    })
    .map(({ element, x, y }) => ({ fingerprint: getFingerprint(element), x, y }));
});

const presses = actions(() =>
  pressable.current.map(({ fingerprint, x, y }) => ({ Click: { fingerprint, point: { x, y } } })),
);

/** A page that is still loading has nothing to press. */
const waiting = actions(() => ['Wait']);

export const people = weighted([
  [20, presses],
  [6, inputs],
  [6, scroll],
  [2, back],
  [1, forward],
  [1, reload],
  [1, waiting],
]);

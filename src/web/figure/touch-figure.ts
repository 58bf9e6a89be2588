import { fillFirstFree } from '#web/first-free/fill-first-free.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { describeJoint } from './describe-joint.ts';
import { dialOf, inDegrees } from './dial-of.ts';
import { type Joint, jointOfArea, joints } from './joints.ts';

let latest: Element | undefined;

/** Sweeps through the range of the joint that was touched, or of the first in an area that was chosen, and shows the pages of its area. */
export async function touch(link: Element, address: string) {
  latest = link;
  const root = link.closest<HTMLElement>('.touch-figure');
  const area = link.getAttribute('data-area');
  const touched = link.getAttribute('data-joint');
  const joint = touched ? joints[Number(touched)] : jointOfArea(area ?? '');
  const card = root?.querySelector<HTMLElement>('.area-card');
  if (!root || !card || !joint) return;
  for (const other of root.querySelectorAll('[data-area]')) {
    const number = other.getAttribute('data-joint');
    const isChosen = number ? joints[Number(number)] === joint : other.getAttribute('data-area') === area;
    if (isChosen) other.setAttribute('aria-current', 'true');
    else other.removeAttribute('aria-current');
  }
  sweep(root, joint);
  if (card.hidden || card.dataset['area'] !== area) {
    const { body } = await loadCard(area ?? '');
    if (latest !== link) return;
    card.replaceChildren(...body.childNodes);
    card.dataset['area'] = area ?? '';
    card.hidden = false;
    fillFirstFree(card.querySelectorAll('.first-free-line')).catch(() => {}); // the line stays empty
    if (new URL(address, location.href).pathname === location.pathname) history.replaceState(null, '', address);
  }
  root.dataset['shown'] = joint.pivot[0] < 380 ? 'front' : 'back';
  const description = card.querySelector('.area-range');
  if (description) description.textContent = describeJoint(joint, touched ? joint.side : undefined);
  const heading = card.querySelector<HTMLElement>('#found');
  if (touched) heading?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  else heading?.focus();
}

/** Closes a card that lies over a part of the figure. */
export function close(button: Element, isByKey: boolean) {
  latest = undefined;
  const root = button.closest<HTMLElement>('.touch-figure');
  delete root?.dataset['shown'];
  if (isByKey) root?.querySelector<HTMLElement>('.chip[aria-current]')?.focus();
}

function sweep(root: Element, joint: Joint) {
  const dial = dialOf(joint);
  const { from, to } = joint;
  const part = (name: string) => root.querySelector(`.figure-${name}`) ?? root;
  const set = (name: string, values: Record<string, string | number>) => {
    for (const [attribute, value] of Object.entries(values)) part(name).setAttribute(attribute, String(value));
  };
  for (const moving of ['turn', 'arc']) for (const animation of part(moving).getAnimations()) animation.cancel();
  set('ticks', { d: dial.ticks });
  set('arc', { d: dial.arc, pathLength: dial.range, 'stroke-dasharray': dial.range });
  set('place', { transform: dial.pivot });
  set('turn', { transform: `rotate(${to})` });
  set('arm', { d: dial.arm });
  set('handle', { d: dial.handle });
  set('degrees', { transform: dial.label });
  set('dial', { visibility: 'visible' });
  const label = part('degrees').lastElementChild ?? root;
  const say = (angle: number) => {
    label.textContent = inDegrees(dial.degreesAt(angle));
  };
  if (isStill()) return say(to);
  const timing = { duration: 600 + 4 * dial.range, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' };
  const turning = part('turn').animate(
    [from, to].map((angle) => ({ transform: `rotate(${angle}deg)` })),
    timing,
  );
  part('arc').animate(
    [dial.range, 0].map((strokeDashoffset) => ({ strokeDashoffset })),
    timing,
  );
  const count = () => {
    say(from + (to - from) * (turning.effect?.getComputedTiming().progress ?? 1));
    if (turning.playState === 'running') requestAnimationFrame(count);
  };
  count();
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads the card of an area as a document, so that no text has to become elements here. */
function loadCard(area: string) {
  return new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', pageAddress(`/area-card?area=${area}`));
    request.addEventListener('loadend', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(String(request.status)));
    });
    request.send();
  });
}

// A click where the last one was, in a dialog or sheet that the last one has opened, or under one that it has closed, was meant for what
// stood there.

/** `time` in ms, the others in px. A dialog that slides in is still on its way when it is measured. */
const reach = { time: 1_000, distance: 8, edge: 32 };

let last: { x: number; y: number; at: number; target: EventTarget | null; inside: Element | null } | undefined;

/** Whether an element lies where the last click was. */
export function isUnderPointer(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { x, y } = last ?? { x: -1, y: -1 };
  return left - reach.edge <= x && x <= right + reach.edge && top - reach.edge <= y && y <= bottom + reach.edge;
}

const wordsAt = (target: EventTarget | null) => (target as Element | null)?.closest('a, button')?.textContent;

/** Starts to ignore such clicks. Returns how to end it. */
export function ignoreSecondClicks() {
  const heard = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at, target, detail } = event;
    if (detail === 0) return; // by a key, or by a script
    const before = last;
    const inside = (target as Element).closest('dialog, .side-sheet');
    last = { x, y, at, target, inside };
    if (!before || at - before.at > reach.time) return;
    if (Math.hypot(x - before.x, y - before.y) > reach.distance) return;
    if (inside === before.inside) return;
    if (wordsAt(target) === wordsAt(before.target)) return; // the same form again, with what was wrong
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', heard, { capture: true });
  return () => document.removeEventListener('click', heard, { capture: true });
}

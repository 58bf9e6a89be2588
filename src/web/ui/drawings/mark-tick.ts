/** Marks the current tick, and has it in view where there are more than fit. */
export function markTick(part: HTMLElement, current: number) {
  for (const [index, tick] of part.querySelectorAll<HTMLElement>('.ticks a').entries()) {
    if (index !== current) {
      tick.removeAttribute('aria-current');
      continue;
    }
    tick.setAttribute('aria-current', 'true');
    const [list, place] = [tick.closest('ol'), tick.parentElement];
    if (list && place) list.scrollTo({ left: place.offsetLeft - list.clientWidth / 2 });
  }
}

/** Calls `show` for a press on a tick, or on a button of the same part with `data-step`. */
export function followControls(part: HTMLElement, show: (place: number, isStep: boolean) => void) {
  part.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const step = event.target.closest<HTMLElement>('button[data-step]')?.dataset['step'];
    if (step) show(Number(step), true);
    const tick = event.target.closest('.ticks li');
    if (!tick) return;
    event.preventDefault();
    show([...(tick.parentElement?.children ?? [])].indexOf(tick), false);
  });
}

import * as timings from '#web/timings.ts';
import { followControls, markTick } from '#web/ui/drawings/mark-tick.ts';
import { autoplay } from '#web/ui/media/autoplay.ts';

/** A row that scrolls sideways and snaps to its items. How many fit in view is up to CSS. */
export function startReviews(slider: HTMLElement) {
  const row = slider.querySelector<HTMLElement>('.review-row');
  if (!row) return;
  let place = measurePlace(row);
  const restart = autoplay(slider, { interval: timings.reviewInterval, onAdvance: () => show(place.position + 1) });
  const measure = () => {
    const before = place;
    place = measurePlace(row);
    if (place.position === before.position) return;
    markTick(slider, place.position);
    restart();
  };
  /** Scrolls to a position, and past either end to the other. */
  const show = (index: number) => {
    const left = ((index + place.last + 1) % (place.last + 1)) * stepOf(row);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  new ResizeObserver(measure).observe(row);
  row.addEventListener('scroll', measure, { passive: true });
  followControls(slider, (index, isStep) => show(isStep ? place.position + index : index));
}

function measurePlace(row: HTMLElement) {
  const step = stepOf(row);
  const last = Math.max(0, Math.round((row.scrollWidth - row.clientWidth) / Math.abs(step)));
  return { position: Math.min(last, Math.round(row.scrollLeft / step)), last };
}

/** Distance from the start of one item to the start of the next, below zero where lines run to the left. */
function stepOf(row: HTMLElement) {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft;
}

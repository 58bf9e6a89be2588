import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersStillness } from './use-stillness.ts';

/** A row that scrolls sideways and snaps to its items. How many fit in view is up to CSS. */
export function useScrollSlider<E extends HTMLElement>(count: number) {
  const row = useRef<E>(null);
  const [{ position, last }, setPlace] = useState({ position: 0, last: count - 1 });
  useEffect(() => (row.current ? watch(row.current, setPlace) : undefined), []);
  return {
    row,
    position,
    /** Scrolls to a position, and past either end to the other. */
    show: (index: number) => scrollTo(row, (index + last + 1) % (last + 1)),
  };
}

function watch(row: HTMLElement, onChange: (place: { position: number; last: number }) => void) {
  const measure = () => onChange(measurePlace(row));
  const resize = new ResizeObserver(measure);
  resize.observe(row);
  row.addEventListener('scroll', measure, { passive: true });
  return () => {
    resize.disconnect();
    row.removeEventListener('scroll', measure);
  };
}

function measurePlace(row: HTMLElement) {
  const step = stepOf(row);
  const last = Math.max(0, Math.round((row.scrollWidth - row.clientWidth) / step));
  return { position: Math.min(last, Math.round(row.scrollLeft / step)), last };
}

function scrollTo(row: RefObject<HTMLElement | null>, index: number) {
  const element = row.current;
  element?.scrollTo({ left: index * stepOf(element), behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/** From the start of one item to the start of the next. */
function stepOf(row: HTMLElement) {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft;
}

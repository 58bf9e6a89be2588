import { visitLimits } from '#contract/plain/visit-limits.ts';

// Dragging with a mouse or a pen. The page is not rendered meanwhile: only what is dragged moves.

const { stepMinutes } = visitLimits;

/** A time in a lane: in minutes from midnight. */
export interface Spot {
  lane: string;
  from: number;
  minutes: number;
}

interface DragOptions {
  grid: HTMLElement;
  /** Distance of the pointer from the visit's start when dragging begins, in minutes. */
  grabbed: number;
  /** Dragged part: all of it, or its end alone. */
  edge: 'all' | 'end';
  start: Spot;
  /** Shows where it is; without a spot it is no longer dragged, or over no lane. */
  show: (spot?: Spot, at?: Placement) => void;
  onDrop: (spot: Spot) => void;
}

/** Position of a spot on the screen. */
interface Placement {
  lane: DOMRect;
  /** The height of a minute, in px. */
  minute: number;
  /** The first minute of the grid. */
  first: number;
}

/** Movement that still counts as a press, in px. */
const slop = 4;
/** Distance from an edge at which the calendar scrolls by itself, and the step of each frame, in px. */
const scrolling = { edge: 32, step: 12 };

/** Follows the pointer from `down` on, until it is released or Esc takes it back. */
export function startDrag(down: PointerEvent, { grid, grabbed, edge, start, show, onDrop }: DragOptions) {
  const controller = new AbortController();
  const { signal } = controller;
  const listen = { signal, capture: true };
  const [first, last] = [Number(grid.dataset['from']), Number(grid.dataset['until'])];
  const lanes = [...grid.querySelectorAll<HTMLElement>('.lane')].map((lane) => ({
    key: lane.dataset['lane'] ?? '',
    body: lane.querySelector('.lane-hours') ?? lane,
  }));
  const sheet = document.querySelector('.side-sheet')?.getBoundingClientRect();
  /** The part of the grid that shows. */
  const seen = () => {
    const { left, right, top, bottom } = grid.getBoundingClientRect();
    return { left, right: Math.min(right, sheet?.left ?? window.innerWidth), top, bottom };
  };
  let pointer = down;
  let spot: Spot | undefined;
  let frame = 0;

  const follow = () => {
    const { clientX: x, clientY: y } = pointer;
    const { left, right } = seen();
    const at = lanes.map((lane) => ({ ...lane, rect: lane.body.getBoundingClientRect() }));
    const under = left <= x && x < right ? at.find(({ rect }) => rect.left <= x && x < rect.right) : undefined;
    const own = at.find(({ key }) => key === start.lane);
    const target = edge === 'end' ? own : (under ?? (own && at.find(({ key }) => key === spot?.lane)));
    if (!target) return leave();
    const minute = target.rect.height / (last - first);
    const below = first + (y - target.rect.top) / minute;
    spot =
      edge === 'end' ? endAt(start, snap(below), last) : beginAt(start, target.key, snap(below - grabbed), first, last);
    show(spot, { lane: target.rect, minute, first });
  };
  const leave = () => {
    if (spot) show(undefined);
    spot = undefined;
  };
  const tick = () => {
    const { left, right, top, bottom } = seen();
    const head = grid.querySelector('.lane-head')?.clientHeight ?? 0;
    grid.scrollTop += pull(pointer.clientY, Math.max(0, top) + head, Math.min(bottom, window.innerHeight));
    grid.scrollLeft += pull(pointer.clientX, left, right);
    follow();
    frame = requestAnimationFrame(tick);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    controller.abort();
    leave();
  };

  const move = (event: PointerEvent) => {
    pointer = event;
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slop;
    if (frame === 0 && isFar) tick();
  };
  window.addEventListener('pointermove', move, listen);
  window.addEventListener('pointercancel', stop, listen);
  window.addEventListener('blur', stop, { signal }); // of the window, and not of what had the focus
  window.addEventListener(
    'pointerup',
    () => {
      const dropped = spot;
      if (dropped) ignoreClick();
      stop();
      if (dropped && !isSame(dropped, start)) onDrop(dropped);
    },
    listen,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !spot) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ignoreClick();
      stop();
    },
    listen,
  );
}

const snap = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes;

function beginAt(start: Spot, lane: string, wanted: number, first: number, last: number): Spot {
  return { ...start, lane, from: Math.max(first, Math.min(wanted, last - start.minutes)) };
}

function endAt(start: Spot, wanted: number, last: number): Spot {
  const minutes = Math.min(wanted, last) - start.from;
  return { ...start, minutes: Math.max(stepMinutes, Math.min(minutes, visitLimits.minutes.max)) };
}

const isSame = (a: Spot, b: Spot) => a.lane === b.lane && a.from === b.from && a.minutes === b.minutes;

/** How far to scroll for a pointer near one of two edges, between them. */
function pull(at: number, from: number, until: number) {
  if (at < from || at > until) return 0;
  if (at < from + scrolling.edge) return -scrolling.step;
  return at > until - scrolling.edge ? scrolling.step : 0;
}

/** The browser takes the end of a drag for a click. */
function ignoreClick() {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', ignore, true), {
    capture: true,
    once: true,
  });
}

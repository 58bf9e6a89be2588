import './drag-visit.css';
import type { PointerEvent } from 'react';
import { clockOf } from '#web/admin/visits/wall-time.ts';
import { timesFromTo } from '#words/hours.ts';
import { type Spot, startDrag } from './drag.ts';

/** Height of the lower edge that changes the length, in px. */
const edgeHeight = 8;

/** Drags the visit under the pointer, or its lower edge. `start` is where it stands. */
export function dragVisit(
  event: PointerEvent<HTMLElement>,
  item: HTMLElement,
  start: Spot,
  onDrop: (spot: Spot) => void,
) {
  const grid = event.currentTarget;
  const body = item.closest('.lane-hours');
  if (!body) return;
  const rect = item.getBoundingClientRect();
  const minute = body.getBoundingClientRect().height / (Number(grid.dataset['until']) - Number(grid.dataset['from']));
  const edge = rect.bottom - event.clientY < edgeHeight && rect.height > 2 * edgeHeight ? 'end' : 'all';
  const length = item.style.getPropertyValue('--minutes');
  startDrag(event.nativeEvent, {
    grid,
    grabbed: (event.clientY - rect.top) / minute,
    edge,
    start,
    onDrop,
    show: (spot, at) => {
      if (!spot || !at) {
        item.style.removeProperty('translate');
        item.style.setProperty('--minutes', length);
        delete item.dataset['dragged'];
        return;
      }
      const left = at.lane.left - body.getBoundingClientRect().left;
      item.style.translate = `${left}px ${(spot.from - start.from) * at.minute}px`;
      if (edge === 'end') item.style.setProperty('--minutes', String(spot.minutes));
      item.dataset['dragged'] = timesFromTo(clockOf(spot.from), clockOf(spot.from + spot.minutes));
    },
  });
}

/** Drags a card from outside of the calendar: where it would be shows in the lane. Its length is not known before it is booked. */
export function dragCard(event: PointerEvent<HTMLElement>, words: string, onDrop: (spot: Spot) => void) {
  const grid = document.querySelector<HTMLElement>('.time-grid');
  if (event.button !== 0 || event.pointerType === 'touch' || !grid) return;
  const ghost = document.createElement('p');
  ghost.className = 'drag-ghost num';
  startDrag(event.nativeEvent, {
    grid,
    grabbed: 0,
    edge: 'all',
    start: { lane: '', from: -1, minutes: 30 },
    onDrop,
    show: (spot, at) => {
      if (!spot || !at) return ghost.remove();
      const { left, top, width } = at.lane;
      const place = { left, top: top + (spot.from - at.first) * at.minute, width, height: spot.minutes * at.minute };
      for (const [side, length] of Object.entries(place)) ghost.style.setProperty(side, `${length}px`);
      ghost.textContent = `${clockOf(spot.from)} ${words}`;
      if (!ghost.isConnected) document.body.append(ghost);
    },
  });
}

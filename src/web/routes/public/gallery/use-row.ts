import { useLayoutEffect, useRef, useState } from 'react';

/** A row of slides as wide as itself. A finger scrolls it, and everything else jumps. */
export function useRow(count: number, start: number) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  useLayoutEffect(() => jump(row.current, start), [start]);
  const show = (index: number) => {
    setCurrent(index);
    jump(row.current, index);
  };
  const onScroll = () => {
    if (row.current) setCurrent(Math.min(count - 1, slideInView(row.current)));
  };
  return { row, current, show, onScroll };
}

function jump(row: HTMLElement | null, index: number) {
  row?.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
}

function slideInView(row: HTMLElement) {
  return Math.max(0, Math.round(row.scrollLeft / row.clientWidth));
}

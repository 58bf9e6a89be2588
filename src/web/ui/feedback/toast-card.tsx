import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { timings } from '#web/timings.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

export interface ToastContent {
  tone: 'success' | 'failure';
  text: string;
  /** In ms; `timings.toast` unless given. */
  duration?: number;
  /** A way back, such as Undo. */
  action?: { label: string; onSelect: () => void };
}

export function ToastCard({
  tone,
  text,
  duration = timings.toast,
  action,
  onEnd,
}: ToastContent & { onEnd: () => void }) {
  const hold = useCountdown(duration, onEnd);
  return (
    <div className={`toast toast-${tone}`} {...hold}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.onSelect();
            onEnd();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Close" onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Counts down, except while the pointer or the focus is on the element that gets the returned handlers. */
function useCountdown(duration: number, onEnd: () => void) {
  const [held, setHeld] = useState({ hover: false, focus: false });
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  const isHeld = held.hover || held.focus;
  useEffect(() => {
    if (isHeld) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isHeld]);
  return {
    onPointerEnter: () => setHeld((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, hover: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
}

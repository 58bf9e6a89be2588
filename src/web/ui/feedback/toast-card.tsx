import { useEffect, useEffectEvent, useRef } from 'react';
import * as timings from '#web/timings.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useHold } from '../use-hold.ts';

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
  const { isHeld, hold } = useHold();
  useCountdown(duration, isHeld, onEnd);
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

/** Counts down while it is not held. */
function useCountdown(duration: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isHeld]);
}

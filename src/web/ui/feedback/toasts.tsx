import './toasts.css';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import * as timings from '#web/timings.ts';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useHold } from '#web/ui/use-hold.ts';
import * as words from '#words/site.ts';

type ToastOptions = Partial<Pick<ToastContent, 'duration' | 'action' | 'offer'>>;

interface Toasts {
  success: (text: string, options?: ToastOptions) => void;
  failure: (text: string, options?: ToastOptions) => void;
}

interface Region extends Toasts {
  setOutlet: (element: HTMLElement | null) => void;
}

const ToastsContext = createContext<Region | undefined>(undefined);

/** `const toasts = useToasts(); toasts.success(messages.reviews.deleted)` */
export function useToasts(): Region {
  const region = useContext(ToastsContext);
  if (!region) throw new Error('No ToastRegion');
  return region;
}

/** Place in a modal dialog that stays open: outside of it, messages could be neither pressed nor read aloud. */
export function ToastOutlet() {
  const { setOutlet } = useToasts();
  return <div ref={setOutlet} className="toast-outlet" />;
}

interface ShownToast extends ToastContent {
  id: number;
}

/** Shows the toasts of everything inside of it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  const lastId = useRef(0);
  const toasts = useMemo(() => {
    const add = (tone: ToastContent['tone']) => (text: string, options?: ToastOptions) => {
      lastId.current += 1;
      setShown((before) => [...before, { id: lastId.current, tone, text, ...options }]);
    };
    return { success: add('success'), failure: add('failure'), setOutlet };
  }, []);
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const list = <ToastList shown={shown} onRemove={remove} />;
  return (
    <ToastsContext value={toasts}>
      {children}
      {outlet ? createPortal(list, outlet) : list}
    </ToastsContext>
  );
}

function ToastList({ shown, onRemove }: { shown: readonly ShownToast[]; onRemove: (id: number) => void }) {
  const region = useRef<HTMLDivElement>(null);
  const isEmpty = shown.length === 0;
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    // A popover that is opened again lies above every dialog that was opened in the meantime.
    if (isPopoverOpen(region.current)) region.current?.hidePopover();
    if (newest !== undefined) region.current?.showPopover();
  }, [newest]);
  return (
    <div
      ref={region}
      className="toasts unprinted"
      popover="manual"
      role="status"
      aria-label={words.messages}
      data-empty={isEmpty}
    >
      {shown.map(({ id, ...content }) => (
        <ToastCard key={id} {...content} onEnd={() => onRemove(id)} />
      ))}
    </div>
  );
}

interface ToastContent {
  tone: 'success' | 'failure';
  text: string;
  /** Duration in ms; `timings.toast` by default. */
  duration?: number;
  /** A way back, such as Undo. */
  action?: { label: string; onSelect: () => void };
  /** The next step, at an address that another app opens, or on another page. */
  offer?: ToastOffer | undefined;
}

export interface ToastOffer {
  label: string;
  /** Reference of the request that it is about. */
  about: string;
  href: string;
  onSelect: () => void;
}

function ToastCard({
  tone,
  text,
  duration = timings.toast,
  action,
  offer,
  onEnd,
}: ToastContent & { onEnd: () => void }) {
  const { isHeld, hold } = useHold();
  useCountdown(duration, isHeld, onEnd);
  const { isUsed, use } = useUpClick(onEnd);
  return (
    <div
      className={`toast row outlined toast-${tone}`}
      {...(isUsed && { 'data-used': true, 'aria-hidden': true })}
      {...hold}
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{text}</p>
      {offer && (
        <a
          className="toast-action toast-offer"
          href={offer.href}
          {...(offer.href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
          data-about={offer.about}
          inert={isUsed}
          onClick={(event) => {
            if (offer.href.startsWith('/')) event.preventDefault(); // it leads there itself
            use(event, offer.onSelect);
          }}
        >
          {offer.label}
        </a>
      )}
      {action && (
        <button type="button" className="toast-action" inert={isUsed} onClick={(event) => use(event, action.onSelect)}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={words.close}
        inert={isUsed}
        onClick={(event) => use(event)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Time for which a pressed message keeps its place invisibly, in ms, so that a second click does not hit the next one. */
const place = 2_000;

/** Presses a message once, and ends it: at once by a key, else after a while. */
function useUpClick(onEnd: () => void) {
  const [isUsed, setUsed] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(end, place);
    return () => clearTimeout(timer);
  }, [isUsed]);
  const use = (event: MouseEvent<HTMLElement>, act?: () => void) => {
    act?.();
    if (event.detail === 0) return onEnd();
    setUsed(true);
  };
  return { isUsed, use };
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

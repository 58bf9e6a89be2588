import './toasts.css';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { ToastCard, type ToastContent } from './toast-card.tsx';

type ToastOptions = Partial<Pick<ToastContent, 'duration' | 'action'>>;

interface Toasts {
  success: (text: string, options?: ToastOptions) => void;
  failure: (text: string, options?: ToastOptions) => void;
}

const ToastsContext = createContext<Toasts | undefined>(undefined);

/** `const toasts = useToasts(); toasts.success(messages.reviews.deleted)` */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastRegion around it');
  return toasts;
}

interface ShownToast extends ToastContent {
  id: number;
}

/** Shows the toasts of everything inside of it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo(() => {
    const add = (tone: ToastContent['tone']) => (text: string, options?: ToastOptions) => {
      lastId.current += 1;
      setShown((before) => [...before, { id: lastId.current, tone, text, ...options }]);
    };
    return { success: add('success'), failure: add('failure') };
  }, []);
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastList shown={shown} onRemove={remove} />
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
      aria-label="Messages"
      data-empty={isEmpty}
    >
      {shown.map(({ id, ...content }) => (
        <ToastCard key={id} {...content} onEnd={() => onRemove(id)} />
      ))}
    </div>
  );
}

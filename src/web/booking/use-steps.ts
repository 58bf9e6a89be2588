import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Parts of the booking form. On phones each is a screen of its own. */
export const steps = ['what', 'when', 'you'] as const;
export type Step = (typeof steps)[number];

export const stepId = (step: Step) => `booking-${step}`;
export const titleId = (step: Step) => `${stepId(step)}-title`;

/**
 * The step that phones show: the address names it, so that the browser's Back leads to the one before. All of them stay in the page.
 * Undefined in the server's HTML, which shows all of them to browsers without scripts.
 */
export function useSteps() {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const step = steps.find((one) => hash === `#${stepId(one)}`) ?? 'what';
  const target = useRef<HTMLElement>(null);
  const shownKey = useRef(key);

  const go = (to: Step, { replace = false } = {}) =>
    void navigate({ search, hash: stepId(to) }, { replace, preventScrollReset: true });

  const show = useEffectEvent(() => {
    if (target.current) target.current.focus();
    else {
      const title = document.getElementById(titleId(step));
      title?.focus({ preventScroll: true });
      title?.scrollIntoView();
    }
    target.current = null;
  });
  // Before it is painted: a page that scrolls after that moves the next button away from under a finger.
  useLayoutEffect(() => {
    if (shownKey.current !== key) show();
    shownKey.current = key;
  }, [key]);

  // Someone began to fill it in before scripts ran, when all steps may have been on the screen.
  const stay = useEffectEvent(() => {
    const begun = steps.find((one) => document.getElementById(stepId(one))?.contains(document.activeElement));
    if (!begun || begun === step) return;
    target.current = document.activeElement as HTMLElement;
    go(begun, { replace: true });
  });
  useEffect(() => stay(), []);

  return {
    step: isHydrated ? step : undefined,
    go,
    /** A link of the error summary leads to a field, which another step may have. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.error-summary a');
      const field = link && document.getElementById(link.hash.slice(1));
      const owner = steps.find((one) => document.getElementById(stepId(one))?.contains(field));
      if (!field || !owner || field.checkVisibility()) return;
      event.preventDefault();
      event.stopPropagation();
      target.current = field;
      go(owner);
    },
  };
}

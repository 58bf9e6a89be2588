import { lazy, type ReactNode, Suspense } from 'react';
import { Working } from '#web/ui/feedback/working.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import type { LaterProps } from './later/later.tsx';

/**
 * What is not on the screen when a booking form opens comes with a script of its own. On the server it is part of the page.
 * A message about a booking stands at the top of the page, and moves it only once: nothing is shown until the message is there.
 */
export function Later(props: LaterProps) {
  return (
    <Suspense fallback={!('message' in props) && <Working says="Loading" />}>
      <Part {...props} />
    </Suspense>
  );
}

export const loadLater = () => importPart('booking/later/later.tsx', () => import('./later/later.tsx'));

const Part = lazy<(props: LaterProps) => ReactNode>(async () => ({
  default: await loadLater().then(
    ({ LaterPart }) => LaterPart,
    () => NotLoaded,
  ),
}));

/** It was tried twice. What was typed survives loading the page again. */
const NotLoaded = () => <p role="alert">Please load the page again.</p>;

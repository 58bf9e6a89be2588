// See docs/decisions/0071-free-times-in-the-form.md.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Working } from '#web/ui/feedback/working.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import * as words from '#words/booking.ts';
import * as site from '#words/site.ts';
import type { DeferredProps } from './deferred/deferred-part.tsx';

/**
 * Parts that are not on the screen when a booking form opens come with a script of their own. On the server they belong
 * to the page. A message about a booking stands at the top of the page, and moves it only once: nothing is shown until
 * the message is there.
 */
export function Deferred(props: DeferredProps) {
  return (
    <Suspense fallback={!('message' in props) && <Working says={words.loading} />}>
      <Part {...props} />
    </Suspense>
  );
}

export const loadDeferred = () =>
  importPart('booking/deferred/deferred-part.tsx', () => import('./deferred/deferred-part.tsx'));

const Part = lazy<(props: DeferredProps) => ReactNode>(async () => ({
  default: await loadDeferred().then(
    ({ DeferredPart }) => DeferredPart,
    () => NotLoaded,
  ),
}));

/** It was tried twice, such as without a network. What was typed stays. */
function NotLoaded(props: DeferredProps) {
  const [Loaded, setLoaded] = useState<(props: DeferredProps) => ReactNode>();
  const retry = () =>
    loadDeferred().then(
      ({ DeferredPart }) => setLoaded(() => DeferredPart),
      () => {}, // it can be tried again
    );
  if (Loaded) return <Loaded {...props} />;
  return (
    <div className="booking-retry row cluster spread" role="alert">
      <p className="row">{words.partFailed}</p>
      <button type="button" className="button button-secondary button-small" onClick={retry}>
        {site.tryAgain}
      </button>
    </div>
  );
}

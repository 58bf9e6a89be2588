import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { linkInlined, readInlined } from './shell/loaded-stylesheets.ts';
import { InlinedStyles } from './shell/stylesheets.tsx';

const inlined = readInlined();
linkInlined(inlined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Their text is in the page already; React finds those elements by address and leaves them alone. */}
      <InlinedStyles value={(href) => (inlined.has(href) ? '' : undefined)}>
        <HydratedRouter />
      </InlinedStyles>
    </StrictMode>,
  );
});

import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { behave } from './shell/behaviour.ts';
import { withoutLanguage } from './ui/navigation/page-address.ts';

/** The page as the server sent it, with what has been typed into it; in a document of its own, which loads no pictures. */
const serverPage = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
let root: Root | undefined;

behave({ suggestions: () => import('./search/suggestions.ts') });

if (window.sentPage !== 'left')
  startTransition(() => {
    const app = <HydratedRouter />;
    root = hydrateRoot(
      document,
      // It only checks, and only during development.
      import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app,
      {
        onCaughtError: report,
        onUncaughtError: report,
        onRecoverableError: /^\/(admin|login|new-password)/.test(withoutLanguage(location.pathname))
          ? console.error
          : report,
      },
    );
  });

/**
 * The server's page works without scripts, so a failure to take it over never replaces it by an error page. Where it differs, React
 * would render it again, and lose what has been typed; in the admin area it does, since that needs scripts.
 */
function report(error: unknown) {
  console.error(error);
  if (window.sentPage) return;
  queueMicrotask(() => {
    root?.unmount();
    for (const script of serverPage.querySelectorAll('script')) script.remove(); // they have run
    serverPage.dataset['plain'] = '';
    document.documentElement?.remove();
    document.append(serverPage);
  });
}

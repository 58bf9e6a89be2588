import { createContext, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';
import { withoutMark } from './loaded-stylesheets.ts';

/** The text of a stylesheet that is written into the page; undefined for one that is loaded by address. */
export const InlinedStyles = createContext<(href: string) => string | undefined>(() => undefined);

/**
 * The stylesheets of the current routes. The server inlines them, so that the first paint waits for no second request;
 * those of later pages are loaded before the page shows.
 */
export function Stylesheets() {
  return import.meta.env.DEV ? <Links /> : <BuiltStylesheets />;
}

function BuiltStylesheets() {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  const inlined = useContext(InlinedStyles);
  const addresses = new Set(useMatches().flatMap((match) => routes?.[match.id]?.css?.map(withoutMark) ?? []));
  return [...addresses].map((href) => <Stylesheet key={href} href={href} text={inlined(href)} />);
}

function Stylesheet({ href, text }: { href: string; text: string | undefined }) {
  if (text === undefined) return <link rel="stylesheet" href={href} precedence="app" />;
  return (
    <style href={href} precedence="app">
      {text}
    </style>
  );
}

import { useContext } from 'react';
import { useMatches } from 'react-router';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/site.ts';
import { useShellData } from './clinic.ts';
import { applyColours } from './colour-scheme.ts';
import { markPlainBrowser } from './full-browser.ts';
import { iconAddress } from './icon-address.ts';
import { IsDocument } from './is-document.ts';
import { followAddress, smoothTransitions } from './page-changes.ts';

/** Icons, manifest, feed, and what is waited for. Only the server renders them. */
export function HeadLinks() {
  return import.meta.env.SSR ? <Links /> : null;
}

function Links() {
  const { icons } = useShellData() ?? {};
  return (
    <>
      {/* Half a page would be laid out again, and move, when the rest of it arrives. The element is the last of the body. */}
      <link rel="expect" href="#scripts" blocking="render" />
      {/* Not as SVG, which would be a document of its own for the browser. */}
      {icons &&
        [16, 32, 48].map((size) => (
          <link key={size} rel="icon" href={iconAddress(size, icons)} sizes={`${size}x${size}`} type="image/png" />
        ))}
      {icons && <link rel="apple-touch-icon" href={iconAddress(180, icons)} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={words.blog} href={pageAddress('/blog/feed.xml')} />
    </>
  );
}

/** Additions of a route to the head of the document. */
export interface RouteHandle<Data> {
  /** Runs before the first paint. The page's policy allows it by its hash. */
  headScript?: (loaderData: Data, isDocument: boolean) => string;
}

/** Only the server renders them: Trusted Types forbid React to make scripts in the browser. */
export function HeadScripts() {
  const isDocument = useContext(IsDocument);
  const ofRoutes = useMatches().flatMap(({ id, handle, loaderData }) => {
    if (loaderData === undefined) return []; // failed
    const script = (handle as RouteHandle<unknown> | undefined)?.headScript?.(loaderData, isDocument);
    return script ? [<script key={id}>{script}</script>] : [];
  });
  return [
    <script key="plain">{markPlainBrowser + applyColours + followAddress + smoothTransitions}</script>,
    ...ofRoutes,
  ];
}

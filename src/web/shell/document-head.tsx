import { useContext } from 'react';
import { useMatches } from 'react-router';
import icon48 from '#web/art/icon-48.png?no-inline';
import icon180 from '#web/art/icon-180.png?no-inline';
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
  const { look, art } = useShellData() ?? {};
  const icon = (size: string, usual: string) => (look && art ? iconAddress(size, art) : usual);
  return (
    <>
      {/* Half a page would be laid out again, and move, when the rest of it arrives. The element is the last of the body. */}
      <link rel="expect" href="#scripts" blocking="render" />
      {/* Not as SVG, which would be a document of its own for the browser. */}
      <link rel="icon" href={icon('48', icon48)} sizes="48x48" type="image/png" />
      <link rel="apple-touch-icon" href={icon('180', icon180)} />
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

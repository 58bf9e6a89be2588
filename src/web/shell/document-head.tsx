import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { useContext } from 'react';
import { useMatches } from 'react-router';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { themeCss } from '#contract/plain/themes/theme-css.ts';
import icon48 from '#web/art/icon-48.png?no-inline';
import icon180 from '#web/art/icon-180.png?no-inline';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/site.ts';
import { useShellData } from './clinic.ts';
import { applyColours } from './colour-scheme.ts';
import { markPlainBrowser } from './full-browser.ts';
import { IsDocument } from './is-document.ts';
import { allowSkippedTransitions, followAddress } from './page-changes.ts';
import { scriptJson } from './script-json.ts';

/** Icons, manifest, feed, and what is waited for. Only the server renders them. */
export function HeadLinks() {
  return import.meta.env.SSR ? <Links /> : null;
}

function Links() {
  return (
    <>
      {/* Half a page would be laid out again, and move, when the rest of it arrives. The element is the last of the body. */}
      <link rel="expect" href="#scripts" blocking="render" />
      {/* Early, but after all else: they are small, and their arrival after the first paint lays the page out again. */}
      {fonts.map(({ path }) => (
        <link
          key={path}
          rel="preload"
          as="font"
          type="font/woff2"
          href={path}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
      {/* Not as SVG, which would be a document of its own for the browser. */}
      <link rel="icon" href={icon48} sizes="48x48" type="image/png" />
      <link rel="apple-touch-icon" href={icon180} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={words.blog} href={pageAddress('/blog/feed.xml')} />
    </>
  );
}

/** Colours of the bars of the browser. Browsers take the first that applies. */
export function BarColours() {
  const { clinic, look = defaultLook } = useShellData() ?? {};
  const role = clinic?.darkStyling ? 'deep' : 'ground';
  const [dark, light] = [themeColours(look.hue, 'dark'), themeColours(look.hue, 'light')];
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" data-dark="" content={dark[role]} />
      <meta name="theme-color" content={light[role]} />
    </>
  );
}

/** What the clinic's theme changes of the styles. */
export function ThemeStyle() {
  const { look } = useShellData() ?? {};
  return look ? <style>{themeCss(look)}</style> : null;
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
    <script key="plain">{markPlainBrowser + applyColours + followAddress + allowSkippedTransitions}</script>,
    ...ofRoutes,
  ];
}

const fonts = [
  { family: 'Fraunces', path: fraunces, weight: '600' },
  { family: 'Figtree', path: figtree, weight: '300 900' },
];

/**
 * Applies the fonts together, because each causes a new layout of the page. Nothing waits for them, but what is here before the
 * first paint saves that layout. Without scripts, fonts.css loads them.
 */
export function WebFonts() {
  return import.meta.env.SSR ? <script>{applyFonts}</script> : null;
}

const applyFonts = `{
const fonts = ${scriptJson(fonts)};
const faces = fonts.map(({ family, path, weight }) => new FontFace(family, 'url(' + path + ')', { weight }));
Promise.allSettled(faces.map((face) => face.load())).then(() => faces.forEach((face) => document.fonts.add(face)));
}`;

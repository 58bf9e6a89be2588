import favicon from '#web/art/favicon.svg?no-inline';
import icon48 from '#web/art/icon-48.png?no-inline';
import icon180 from '#web/art/icon-180.png?no-inline';

/** The site's icons, and what programs find in the head of every page. The browser's React leaves them alone. */
export function HeadLinks() {
  return import.meta.env.SSR ? <Links /> : null;
}

function Links() {
  return (
    <>
      <link rel="icon" href={icon48} sizes="48x48" type="image/png" />
      {/* The last one that a browser understands is the one it takes. */}
      <link rel="icon" href={favicon} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icon180} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title="Blog" href="/blog/feed.xml" />
    </>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import { type ShellData, useShellData } from '#web/shell/clinic.ts';
import { scriptJson } from '#web/shell/script-json.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface StructuredDataProps {
  /** Pass `import.meta.env.SSR && …`, so that the description is not part of the browser's scripts. */
  describe: false | ((site: Site) => Thing);
}

/** Description of a page as JSON-LD. */
export function StructuredData({ describe }: StructuredDataProps) {
  return <FirstPageScript key={useLocation().pathname} describe={describe} />;
}

/**
 * Exists only in the server's HTML: in the browser React would write the script through innerHTML, which Trusted Types
 * forbid. Programs that read it load every page from the server.
 */
function FirstPageScript({ describe }: StructuredDataProps) {
  const site = useShellData();
  const isFirstPage = !useHydrated();
  const [isThere] = useState(isFirstPage && site !== undefined);
  const json = import.meta.env.SSR && describe && site ? writeJson(describe(site)) : '';
  // No text in the browser; hydration leaves the server's.
  return (
    isThere && (
      <script type="application/ld+json" suppressHydrationWarning>
        {json}
      </script>
    )
  );
}

/** A schema.org object. */
export type Thing = { '@type': string } & { [property: string]: unknown };

/** Facts about the site that every page has. */
export type Site = Pick<ShellData, 'clinic' | 'icons' | 'links' | 'logo' | 'look' | 'siteUrl'>;

/** JSON-LD for the inside of a script element. */
export function writeJson(thing: Thing) {
  return scriptJson({ '@context': 'https://schema.org', ...thing });
}

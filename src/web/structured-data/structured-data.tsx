import { useState } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '#web/shell/clinic.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Site, Thing } from './thing.ts';
import { writeJson } from './write-json.ts';

interface StructuredDataProps {
  /** Names what the page is about; only on the server, so that browsers load nothing of it: `import.meta.env.SSR && …`. */
  describe: false | ((site: Site) => Thing);
}

/** What a page is about, for programs. */
export function StructuredData({ describe }: StructuredDataProps) {
  return <FirstPageScript key={useLocation().pathname} describe={describe} />;
}

/**
 * Stays in the page that the server has made, and is not there on pages reached from it: React would write the script
 * through innerHTML, which Trusted Types refuse, and programs that look for it load every page afresh.
 */
function FirstPageScript({ describe }: StructuredDataProps) {
  const site = useShellData();
  const isFirstPage = !useHydrated();
  const [isThere] = useState(isFirstPage && site !== undefined);
  const json = import.meta.env.SSR && describe && site ? writeJson(describe(site)) : '';
  // The browser's React has no text for it, and leaves that of the server.
  return (
    isThere && (
      <script type="application/ld+json" suppressHydrationWarning>
        {json}
      </script>
    )
  );
}

import { useMatches } from 'react-router';

/** What a route adds to the frame of the document. */
export interface RouteHandle<Data> {
  /** Runs before the first paint. The page's policy allows it by its hash. */
  headScript?: (loaderData: Data) => string | undefined;
}

/** For the server's HTML only: the browser's React leaves them alone, and may not make any. */
export function HeadScripts() {
  return useMatches().flatMap(({ id, handle, loaderData }) => {
    if (loaderData === undefined) return []; // failed
    const script = (handle as RouteHandle<unknown> | undefined)?.headScript?.(loaderData);
    return script ? [<script key={id}>{script}</script>] : [];
  });
}

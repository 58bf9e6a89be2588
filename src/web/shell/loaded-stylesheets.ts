/** React Router marks stylesheets that also belong to code that is loaded later. Here they stay once they came. */
export function withoutMark(href: string) {
  return href.replace(/#$/, '');
}

/** Addresses of the stylesheets whose text is in this document. */
export function readInlined(): ReadonlySet<string> {
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return new Set([...styles].flatMap((style) => style.dataset['href']?.split(' ') ?? []));
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
  }
}

/**
 * React Router before the next page and Vite before a pop-up look for a link to each stylesheet, and would load again what is
 * inlined. Disabled links tell them that it is here, and load nothing themselves.
 */
export function linkInlined(inlined: ReadonlySet<string>) {
  const { __reactRouterManifest: manifest } = window;
  for (const route of Object.values(manifest?.routes ?? {})) {
    if (route?.css) route.css = route.css.map(withoutMark);
  }
  for (const href of inlined) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, disabled: true }));
  }
}

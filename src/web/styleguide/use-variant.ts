import { useEffect } from 'react';
import { hues } from '#contract/plain/themes/hues.ts';
import type { Variant } from './variants.ts';

const inSomeHue = new RegExp(`(?<=\\.)(?:${hues.join('|')})(?=-(?:light|dark)\\.)`, 'g');

/** Applies to the document what its own elements say: the scheme, the direction of lines, and the hue of its drawings. */
export function useVariant({ scheme, hue, dir }: Variant) {
  useEffect(() => {
    const root = document.documentElement;
    const apply = () => {
      root.dir = dir;
      if (scheme !== 'system') root.dataset['colours'] = scheme;
      for (const part of document.querySelectorAll<HTMLElement>('[data-dark]')) {
        if (scheme === 'system') continue;
        part.setAttribute('media', scheme === 'dark' ? 'all' : 'not all');
        delete part.dataset['dark']; // the script in the head would apply the visitor's own choice again
      }
      if (hue === 'clinic') return;
      for (const part of document.querySelectorAll('img[src^="/art/"], source[srcset^="/art/"]'))
        for (const name of ['src', 'srcset']) {
          const address = part.getAttribute(name);
          if (address) part.setAttribute(name, address.replaceAll(inSomeHue, hue));
        }
    };
    apply();
    addEventListener('pageshow', apply); // after the script in the head, which listens for it too
    return () => removeEventListener('pageshow', apply);
  }, [scheme, hue, dir]);
}

import type { MetaDescriptor } from 'react-router';
import type { ShellData } from './clinic.ts';

interface KnownMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** `export const meta = (args: MetaArgs) => pageMeta('Blog', args, 'What the page is about.')` */
export function pageMeta(page: string, { matches }: KnownMatches, description?: string): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  const title = root ? `${page} | ${root.clinic.name}` : page;
  if (!description) return [{ title }];
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ];
}

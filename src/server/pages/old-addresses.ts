import { withoutTrailingSlashes } from '#contract/plain/trailing-slashes.ts';

const longest = 2_048;

/**
 * How an address of another website is stored and found: its path without the last slash, in small letters, and with the number of a post
 * in the query, `/?p=123`, as WordPress has it without permalinks. Undefined for the home page, and for what is no address.
 */
export function oldAddress(address: string): string | undefined {
  const url = URL.parse(address, 'https://old.invalid/');
  if (!url || address.trim() === '' || address.length > longest) return undefined;
  const path = withoutTrailingSlashes(decoded(url.pathname).toLowerCase());
  const post = url.searchParams.get('p');
  if (post && /^\d{1,15}$/.test(post)) return `${path || '/'}?p=${post}`;
  return path.includes('\0') ? undefined : path || undefined;
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

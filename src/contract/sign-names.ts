import { z } from 'zod';

/** Names of the signs that a page shows, in the answer of a call. */
export const signNames = z
  .array(z.string())
  .describe('Names of signs that it shows, which the call /api/signs explains');

const fromList = 'Please choose signs from the list.';
const names = z.array(z.string(fromList).regex(/^[a-z0-9-]{1,60}$/, fromList), fromList).max(100, fromList);

/** Written as they are stored; left as they are if missing. */
export const signNamesInput = names.transform(stored).exactOptional();

/** List of names in a form with files, which sends JSON. */
export const signNamesText = z
  .string(fromList)
  .transform((text, context) => {
    try {
      return JSON.parse(text.trim() || '[]') as unknown;
    } catch {
      context.addIssue(fromList);
      return z.NEVER;
    }
  })
  .pipe(names)
  .transform(stored)
  .exactOptional();

function stored(list: readonly string[]) {
  return list.length > 0 ? JSON.stringify([...new Set(list)]) : null;
}

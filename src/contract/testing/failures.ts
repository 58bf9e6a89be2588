/**
 * Runs a check, which throws or does not, for each case, and returns the failures by the name of their case: a text, the first of a
 * list, or the case as JSON. A test expects none, so that it reports all cases that fail and not only the first.
 */
export async function failuresOf<const T>(cases: Iterable<T>, check: (one: T) => unknown): Promise<string[]> {
  const all = [...cases];
  if (all.length === 0) throw new Error('There is no case to check.');
  const failures: string[] = [];
  for (const one of all) {
    try {
      await check(one);
    } catch (error) {
      failures.push(`${nameOf(one)}: ${reasonOf(error)}`);
    }
  }
  return failures;
}

function nameOf(one: unknown): string {
  if (typeof one === 'string') return one;
  if (Array.isArray(one) && typeof one[0] === 'string' && one[0]) return one[0];
  return JSON.stringify(one);
}

/** Vitest shortens what it compares, so objects are added. */
function reasonOf(error: unknown): string {
  const { message, actual, expected } = error as Error & { actual?: unknown; expected?: unknown };
  const compared = message.includes('…') ? ` (${JSON.stringify(actual)} instead of ${JSON.stringify(expected)})` : '';
  return `${message}${compared}`.slice(0, 1_000);
}

import type { TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts tests. A failure outside a test (in a file, a hook, a stray promise) counts as one failed test. */
export function countTests(modules: readonly TestModule[], strayErrors: readonly unknown[]): Counts {
  const counts = { passed: 0, failed: strayErrors.length, skipped: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) counts[counterOf(test.result().state)] += 1;
    const suites = [module, ...module.children.allSuites()];
    counts.failed += suites.filter((suite) => suite.errors().length > 0).length;
  }
  return counts;
}

const counterOf = (state: keyof Counts | 'pending') => (state === 'pending' ? 'skipped' : state);

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

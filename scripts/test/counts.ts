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

/** Names the files that took longest, the slowest first. They are where minutes of a whole run are to be gained. */
export function describeSlowest(modules: readonly TestModule[], most: number): string {
  const slowest = modules
    .map((module) => ({ name: `${module.project.name} ${module.relativeModuleId}`, ms: module.diagnostic().duration }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most);
  return slowest.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`).join('\n');
}

/** More would be no chance: something is broken. */
const mostRepeated = 4;

/** Picks files that are worth another run, with a fresh site or database: a few in which a test has failed. */
export function modulesToRepeat(modules: readonly TestModule[]): TestModule[] {
  const failed = modules.filter((module) => module.state() === 'failed');
  return failed.length <= mostRepeated ? failed : [];
}

/** Names tests that have failed, with their errors: each has a cause that is worth finding. */
export function describeFailures(modules: readonly TestModule[]): string {
  const tests = modules.flatMap((module) => [...module.children.allTests('failed')]);
  return tests
    .map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}\n    ${test.result().errors?.[0]?.message}`)
    .join('\n');
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

import type { Browser } from 'playwright-core';
import { sessionOf } from '../../e2e/testing/session.ts';
import type { Site } from '../../e2e/testing/site.ts';
import { adminScenarios } from './admin-scenarios.ts';
import {
  type Interaction,
  measureInteractions,
  type OpenPage,
  pagesWithoutScripts,
  press,
  type Scenario,
  slowPages,
  tap,
} from './interactions.ts';
import { measureNextPage } from './next-page.ts';
import { judge, median } from './verdict.ts';
import { visitorScenarios } from './visitor-scenarios.ts';

const limits = { median: 100, worst: 200 };

/** Baseline: the browser's own time for a tap and for a letter, on the page with most fields. */
const references = { tap: 'a tap on a page without scripts', letter: 'a letter on a page without scripts' };
const withoutScripts: Scenario = {
  path: '/appointment',
  steps: {
    [references.tap]: (page, round) => tap(page, page.locator('main form label:visible').nth(round % 3)),
    [references.letter]: (page) => press(page, page.getByLabel('Name'), 'a'),
  },
};

/** Prints the interactions whose names `isWanted` accepts, of visitors and of the front desk. */
export async function measureInp(browser: Browser, site: Site, rounds: number, isWanted: (name: string) => boolean) {
  const options = { baseURL: site.url };
  const visitors = slowPages(browser, options);
  const reference = await measureInteractions(pagesWithoutScripts(browser, options), withoutScripts, rounds);
  const table = {
    tap: durationsOf(reference[references.tap] ?? []),
    letter: durationsOf(reference[references.letter] ?? []),
  };
  console.log(
    `| ${rounds} of each, ms | median | worst | delay | listeners | ${limits.median}, worst ${limits.worst} |`,
  );
  console.log('|---|---|---|---|---|---|');
  for (const [name, interactions] of Object.entries(reference)) print(name, interactions, '');

  const measureAll = async (open: OpenPage, scenarios: readonly Scenario[]) => {
    for (const scenario of scenarios.filter(({ steps }) => Object.keys(steps).some(isWanted)))
      for (const [name, interactions] of Object.entries(await measureInteractions(open, scenario, rounds)))
        print(name, interactions, verdictOn(interactions, table));
  };
  await measureAll(visitors, visitorScenarios);
  if (isWanted('next page')) await measureNextPage(pagesWithoutScripts(browser, options), visitors, rounds);
  const storageState = await sessionOf(site, browser);
  await measureAll(slowPages(browser, { ...options, storageState }), await adminScenarios(site));
}

const durationsOf = (interactions: readonly Interaction[]) => interactions.map(({ duration }) => duration);

function verdictOn(interactions: readonly Interaction[], references: { tap: number[]; letter: number[] }) {
  const durations = durationsOf(interactions);
  const alike = interactions.some(({ isTyped }) => isTyped) ? references.letter : references.tap;
  const verdicts = [
    judge(median(durations), limits.median, median(alike)),
    judge(Math.max(...durations), limits.worst, Math.max(...alike)),
  ];
  return verdicts.join(', ');
}

function print(name: string, interactions: readonly Interaction[], verdict: string) {
  const durations = durationsOf(interactions);
  const parts = (['delay', 'listeners'] as const).map((part) => median(interactions.map((one) => one[part])));
  const figures = [median(durations), Math.max(...durations), ...parts].map((figure) => figure.toFixed(0));
  console.log(`| ${[name, ...figures, verdict].join(' | ')} |`);
}

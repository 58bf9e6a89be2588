import { expect, test } from 'vitest';
import { publicPages } from '#web/pages.ts';
import { prepareFailingQueries } from '../testing/failing-queries.ts';

const { findIncomplete } = prepareFailingQueries();

test('no page and no data of one is cached when one of its queries fails', async () => {
  expect(await findIncomplete(publicPages.map(({ path }) => path))).toEqual([]);
});

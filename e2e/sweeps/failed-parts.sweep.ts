import { expect, test } from 'vitest';
import { publicPages } from '#web/pages.ts';
import { prepareFailingQueries } from '../testing/failing-queries.ts';

const { findIncomplete } = prepareFailingQueries();

test('neither a page nor its data is cached when one of its queries fails', async () => {
  expect(await findIncomplete(publicPages.map(({ path }) => path))).toEqual([]);
});

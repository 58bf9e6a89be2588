import { z } from 'zod';

/** Health texts name the numbers of the clinic's country by these words, so that they follow its profile. */
export const helpLineWords = '{emergency}, {ambulance}, {crisis} and {child}';

/** Forms that change a text ask for it as it is stored. */
export const helpLinesQuery = z.object({
  placeholders: z
    .literal('1')
    .optional()
    .describe(
      `1 leaves ${helpLineWords} as they are stored, instead of the clinic's numbers, and adds other words for search`,
    ),
});

export type HelpLinesQuery = z.output<typeof helpLinesQuery>;

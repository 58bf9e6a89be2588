/** Kinds of contracts that an opening can offer. Apart from the schemas, so that pages load no validation code with them. */
export const openingContracts = ['full-time', 'part-time', 'full-or-part-time', 'temporary', 'internship'] as const;
/** English names of the contracts, as tables name them. */
export const contractNames: Readonly<Record<OpeningContract, string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  'full-or-part-time': 'Full time or part time',
  temporary: 'For a limited time',
  internship: 'Internship',
};
export type OpeningContract = (typeof openingContracts)[number];

/** Kinds of contracts that an opening can offer. Apart from the schemas, so that pages load no validation code with them. */
export const openingContracts = ['full-time', 'part-time', 'full-or-part-time', 'temporary', 'internship'] as const;
export type OpeningContract = (typeof openingContracts)[number];

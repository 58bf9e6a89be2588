/** Label of a text of a page or a record, from the English one that the list of texts has; of one with a colon both halves. */
export const labelOf = (english: string) => english;

/** What a step in the history holds when closing the thing may take it back. */
export interface OpenedFromList {
  openedFromList: true;
}

export const openedFromList: OpenedFromList = { openedFromList: true };

/** Id of the link that opens a row, to give the focus back to. */
export function rowLinkId(open: string) {
  return `row-${open}`;
}

/** What a step in the history holds when closing the request may take it back. */
export interface OpenedFromList {
  openedFromList: true;
}

/** Id of the link that opens a request, to give the focus back to. */
export function rowLinkId(reference: string) {
  return `request-${reference}`;
}

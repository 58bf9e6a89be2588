declare global {
  interface Window {
    /** Whether the application has taken the page over that the server sent, or someone has left it for another address before. */
    sentPage?: 'taken' | 'left';
  }
}

/**
 * Runs in the head of every page, before all other scripts. After a reload, Back and Forward change the address without loading
 * another page where scripts did so before. Until the application listens, the page of the new address is loaded as a document.
 */
export const followAddress = `{
const address = () => location.pathname + location.search;
const sent = address();
addEventListener('popstate', (event) => {
  if (window.sentPage === 'taken' || address() === sent) return;
  window.sentPage = 'left';
  event.stopImmediatePropagation();
  location.reload();
});
}`;

/** A transition from one document to the next may be skipped, by a quick click for example, which is no error. */
export const allowSkippedTransitions = `for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, ({ viewTransition: change }) => {
    for (const end of ['updateCallbackDone', 'ready', 'finished']) change?.[end].catch(() => {});
  });`;

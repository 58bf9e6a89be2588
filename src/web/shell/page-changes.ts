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

/**
 * A transition from one document to the next may be skipped, by a quick click for example, which is no error. The art of the new page is
 * moved and scaled to its place, where browsers would change its width and height, which takes a layout for each frame. It stays
 * where it is seen if it comes from outside the screen, or would leave it.
 */
// oxlint-disable-next-line words/plain -- a script, which no one reads on the screen
export const smoothTransitions = `for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, ({ viewTransition: change }) => {
    for (const end of ['updateCallbackDone', 'finished']) change?.[end].catch(() => {});
    change?.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        if (effect.pseudoElement !== '::view-transition-group(art)') continue;
        const [from, to] = effect.getKeyframes();
        const [width, newWidth, height, newHeight] = [from.width, to.width, from.height, to.height].map(parseFloat);
        const middle = [width - newWidth, height - newHeight].map((more) => more / 2 + 'px');
        const transform = from.transform + 'translate(' + middle + ')scale(' + width / newWidth + ')';
        const [isSeen, staysSeen] = [[from, height], [to, newHeight]].map(([frame, tall]) => {
          const top = new DOMMatrix(frame.transform).f;
          return top < innerHeight && top + tall > 0;
        });
        const [start, end] = [isSeen ? transform : to.transform, isSeen && !staysSeen ? transform : to.transform];
        effect.setKeyframes([{ transform: start }, { transform: end }]);
      }
    }).catch(() => {});
  });`;

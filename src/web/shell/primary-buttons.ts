/** The bar to book, call or chat makes room for the page while a primary button of the page is in view. */
export function watchPrimaryButtons() {
  const bar = document.querySelector('.floating-buttons');
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    bar?.toggleAttribute('data-away', inView.size > 0);
  });
  for (const button of document.querySelectorAll('main .button-primary')) observer.observe(button);
  return () => observer.disconnect();
}

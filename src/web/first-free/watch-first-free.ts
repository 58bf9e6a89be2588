/** Has the lines of the page say the first free time once one of them is near. */
export function watchFirstFree() {
  const lines = document.querySelectorAll<HTMLElement>('.first-free-line');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The lines stay empty if it fails: the page is whole without them.
      import('./fill-first-free.ts').then(({ fillFirstFree }) => fillFirstFree(lines)).catch(() => {});
    },
    { rootMargin: '50%' },
  );
  for (const line of lines) observer.observe(line);
  return () => observer.disconnect();
}

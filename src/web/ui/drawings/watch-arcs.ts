const timing = { duration: 900, delay: 150, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' } as const;

/**
 * Opens each arc once, when it first comes into view, from the transform in its `data-from`. What is in the first screen stands still, so
 * that nothing seen first comes later. Nothing is hidden before, so printed and captured pages show all of it.
 */
export function watchArcs() {
  const below = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) {
        // Arcs of a closed dialog have no box. They stand still when it opens, since each frame of an opening arc is laid out.
        if (boundingClientRect.height > 0) below.add(target);
        continue;
      }
      observer.unobserve(target);
      const arc = target.matches('[data-from]') ? target : target.querySelector('[data-from]');
      if (below.has(target) && !matchMedia('(prefers-reduced-motion: reduce)').matches)
        arc?.animate([{ transform: arc.getAttribute('data-from') }, {}], timing);
    }
  });
  for (const drawing of document.querySelectorAll('.dial, .recovery-arc, .booking-band-ring'))
    observer.observe(drawing);
  return () => observer.disconnect();
}

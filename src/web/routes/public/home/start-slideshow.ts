import * as timings from '#web/timings.ts';
import { followControls, markTick } from '#web/ui/drawings/mark-tick.ts';
import { autoplay } from '#web/ui/media/autoplay.ts';

/** From now on the class shows a slide, and no longer the address, which may name one that was chosen before. */
export function startSlideshow(hero: HTMLElement) {
  const slides = [...hero.querySelectorAll('.slide')];
  const named = slides.findIndex(({ id }) => `#${id}` === window.location.hash);
  let current = Math.max(named, 0);
  const draw = () => {
    for (const [index, slide] of slides.entries()) slide.classList.toggle('slide-current', index === current);
    markTick(hero, current);
  };
  draw();
  hero.classList.add('hero-live');
  if (slides.length < 2) return;
  const show = (index: number) => {
    current = (index + slides.length) % slides.length;
    draw();
    restart();
  };
  const restart = autoplay(hero, { interval: timings.slideshowInterval, onAdvance: () => show(current + 1) });
  followControls(hero, (place, isStep) => show(isStep ? current + place : place));
}

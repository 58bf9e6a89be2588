import type { Look } from './looks.ts';

/** Styles of the first screen of the home page, where the picture does not lie behind the words: `routes/public/home/hero.css` has that. */
const layouts: Record<Look['hero'], string> = {
  behind: '',
  below: [
    ':root .hero{grid-template-rows:3.5rem auto auto auto;min-height:0}',
    ':root .hero :is(.slide-text,.hero-actions){text-align:center}',
    ':root .hero :is(h2,p,.find-field){margin-inline:auto}',
    ':root .hero h2{max-width:12em}',
    ':root .hero .lead{max-width:32em}',
    ':root .hero .actions{justify-content:center;max-width:none}',
    ':root .hero .slide .slide-art{position:relative;inset:auto;grid-row:4;width:100%;height:clamp(20rem,36vw,32rem)}',
    ':root .hero .slide .slide-art img:not(.slide-photo,.figure img){width:100%;object-fit:cover;object-position:50% 20%}',
  ].join(''),
  framed: [
    ':root .hero{margin:1rem max(var(--gutter),50vw - 44rem) 0;border-radius:var(--r-band)}',
    ':root .hero .slide{border-radius:var(--r-band);overflow:clip}',
  ].join(''),
};

export const heroCss = (hero: Look['hero']) => layouts[hero] && `@media (min-width:64em){${layouts[hero]}}`;

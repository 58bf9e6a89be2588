import * as words from '#words/site.ts';

/** The six links of the navigation bar, the side panel and the footer. */
export const navigation = [
  { to: '/', label: words.home },
  { to: '/about', label: words.about },
  { to: '/blog', label: words.blog },
  { to: '/gallery', label: words.gallery },
  { to: '/appointment', label: words.appointment },
  { to: '/career', label: words.career },
] as const;

/** Ways to what the site says about health, beside the six links. */
export const healthLinks = [
  { to: '/emergency', label: words.isItAnEmergency },
  { to: '/conditions', label: words.conditions },
  { to: '/treatments', label: words.treatments },
  { to: '/search', label: words.search },
] as const;

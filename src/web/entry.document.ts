// See docs/decisions/0049-light-first-pages.md. Pages without React carry this script inline.

import { watchFigure } from './figure/watch-figure.ts';
import { watchFirstFree } from './first-free/watch-first-free.ts';
import { behave } from './shell/behaviour.ts';
import { watchPrimaryButtons } from './shell/primary-buttons.ts';
import { watchPrintButtons } from './shell/print-part.ts';

behave({
  suggestions: () => import('./search/suggestions.ts'),
  conditions: () => import('./routes/public/conditions/filter-conditions.ts'),
});
watchPrimaryButtons();
watchPrintButtons();
watchFirstFree();
watchFigure();

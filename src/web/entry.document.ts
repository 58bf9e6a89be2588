// See docs/decisions/0049-light-first-pages.md. Pages without React carry this script inline.

import { openStartDialog } from './booking/popup/open-start-dialog.ts';
import { watchFigure } from './figure/watch-figure.ts';
import { watchFirstFree } from './first-free/watch-first-free.ts';
import { behave } from './shell/behaviour.ts';
import { startParts } from './shell/page-parts.ts';
import { watchPrimaryButtons } from './shell/primary-buttons.ts';
import { watchPrintButtons } from './shell/print-part.ts';
import { watchArcs } from './ui/drawings/watch-arcs.ts';

behave({
  suggestions: () => import('./search/suggestions.ts'),
  conditions: () => import('./routes/public/conditions/filter-conditions.ts'),
});
startParts({
  articles: () => import('./routes/public/blogs/read-articles.ts'),
  dialogs: () => import('./ui/dialog/page-dialogs.ts'),
  home: () => import('./routes/public/home/start-home.ts'),
  pictures: () => import('./routes/public/gallery/view-pictures.ts'),
});
openStartDialog();
watchPrimaryButtons();
watchPrintButtons();
watchFirstFree();
watchFigure();
watchArcs();

import './figure-slide.css';
import './area-card.css';
import '#web/content/condition-links.css';
import '#web/search/urgent-lines.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { direction } from '#words/locale.ts';
import * as site from '#words/site.ts';
import { AreaList } from './area-list.tsx';
import { BodyFigure } from './body-figure.tsx';

/**
 * The figure as the picture of a slide. The card of the touched area, which `touch-figure.ts` loads, lies beside it. The list of areas shows
 * once the keyboard is on it; the figure is for everyone else.
 */
export function FigureSlide() {
  return (
    <div className="touch-figure figure-slide">
      <BodyFigure />
      <AreaList />
      <div className="area-holder">
        <div className="area-box card" dir={direction}>
          <button type="button" className="icon-button area-close needs-script" aria-label={site.close}>
            <Icon name="close" />
          </button>
          <div className="area-card" hidden />
        </div>
      </div>
    </div>
  );
}

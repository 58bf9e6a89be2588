import './body-finder.css';
import { AreaList } from '#web/figure/area-list.tsx';
import { BodyFigure } from '#web/figure/body-figure.tsx';
import { partOfBody } from '#words/pages.ts';
import { AreaCard } from './area-card.tsx';
import type { FoundInArea } from './in-area.ts';

/** The list of areas is for everyone; the figure repeats it. `figure/touch-figure.ts` puts the card of another area in the place of this one. */
export function BodyFinder({ found }: { found: FoundInArea | undefined }) {
  return (
    <section className="body-finder touch-figure wrap" id="body-finder" aria-labelledby="choose-area">
      <div className="body-finder-areas">
        <h2 id="choose-area">{partOfBody}</h2>
        <AreaList area={found?.area} />
      </div>
      <BodyFigure area={found?.area} />
      <div className="area-card card" hidden={!found} data-area={found?.area}>
        {found && <AreaCard {...found} />}
      </div>
    </section>
  );
}

import './viewer.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { MoveButton } from '#web/ui/media/play-controls.tsx';
import * as words from '#words/gallery.ts';
import * as site from '#words/site.ts';
import * as slideshow from '#words/slideshow.ts';

const label = 'viewer-place';

/** Shows one picture at a time, as large as the screen allows. view-pictures.ts fills it with the pictures of the page. */
export function Viewer() {
  return (
    <dialog className="viewer" aria-labelledby={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul className="viewer-row" tabIndex={0} aria-label={words.pictures} />
      <div className="viewer-bar row">
        <MoveButton label={slideshow.previousPicture} step={-1} />
        {/* Labels the dialog, and is announced after each move. */}
        <p id={label} className="num" role="status">
          <span className="visually-hidden" />
          <span />
        </p>
        <MoveButton label={slideshow.nextPicture} step={1} />
      </div>
      <form method="dialog">
        <button type="submit" className="icon-button viewer-close" aria-label={site.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}

import './viewer.css';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { langOf } from '#web/content/lang-of.ts';
import { showModal } from '#web/ui/dialog/show-modal.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { MoveButton } from '#web/ui/media/play-controls.tsx';
import * as words from '#words/gallery.ts';
import { direction } from '#words/locale.ts';
import * as site from '#words/site.ts';
import * as slideshow from '#words/slideshow.ts';
import type { GalleryEntry } from './gallery-entry.ts';
import { Pair, Still } from './still.tsx';

/** 1 where lines run to the right, and -1 where they run to the left. */
const forward = direction === 'rtl' ? -1 : 1;

interface ViewerProps {
  entries: readonly GalleryEntry[];
  start: number;
  onClose: () => void;
}

/** Shows one picture at a time, as large as the screen allows. Open while mounted. */
export function Viewer({ entries, start, onClose }: ViewerProps) {
  const label = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    showModal(element);
    // Closing the dialog before it is removed returns the focus.
    return () => element?.close();
  }, []);
  const { row, current, show, onScroll } = useRow(entries.length, start);
  // Choosing a video in the gallery plays it.
  const [playing, setPlaying] = useState<number | null>(start);
  // A video stops when another item is shown, and does not resume by itself.
  if (playing !== null && playing !== current) setPlaying(null);
  const move = (step: number) => show((current + step + entries.length) % entries.length);
  const press = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const to = { ArrowLeft: current - forward, ArrowRight: current + forward, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // the row would scroll as well
    show((to + entries.length) % entries.length);
  };
  /** The dialog fills the screen, so its empty parts act as the backdrop. */
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('figure > *, button, .viewer-bar')) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and its empty parts repeat buttons
    <dialog
      ref={dialog}
      className="viewer"
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close the dialog after a second Esc in spite of preventDefault.
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDown={press}
      onClick={closeOnBackdrop}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul ref={row} className="viewer-row" tabIndex={0} aria-label={words.pictures} onScroll={onScroll}>
        {entries.map((entry, index) => (
          <ViewerSlide
            key={entry.id}
            entry={entry}
            isCurrent={index === current}
            isPlaying={index === playing}
            onPlay={() => setPlaying(index)}
          />
        ))}
      </ul>
      <div className="viewer-bar row">
        <MoveButton label={slideshow.previousPicture} step={-1} onMove={move} />
        {/* Labels the dialog, and is announced after each move. */}
        <p id={label} className="num" role="status">
          <span className="visually-hidden">{entries[current]?.title}, </span>
          {words.placeOf(current + 1, entries.length)}
        </p>
        <MoveButton label={slideshow.nextPicture} step={1} onMove={move} />
      </div>
      <button type="button" className="icon-button viewer-close" aria-label={site.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

/** A row of slides, each as wide as the row. Touch scrolls it; keys and buttons jump. */
function useRow(count: number, start: number) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  useLayoutEffect(() => jump(row.current, start), [start]);
  const show = (index: number) => {
    setCurrent(index);
    jump(row.current, index);
  };
  const onScroll = () => {
    if (!row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    setCurrent(Math.min(count - 1, Math.max(0, Math.round((forward * scrollLeft) / clientWidth))));
  };
  return { row, current, show, onScroll };
}

function jump(row: HTMLElement | null, index: number) {
  row?.scrollTo({ left: forward * index * row.clientWidth, behavior: 'instant' });
}

/** Size of the picture when it fills the screen; most pictures are 3:2. */
const wholeScreen = 'min(100vw, 150vh)';

interface ViewerSlideProps {
  entry: GalleryEntry;
  isCurrent: boolean;
  isPlaying: boolean;
  onPlay: () => void;
}

function ViewerSlide({ entry, isCurrent, isPlaying, onPlay }: ViewerSlideProps) {
  const { image, before, video, alt, title, treatment } = entry;
  return (
    <li className="viewer-slide" inert={!isCurrent}>
      <figure>
        {video && isPlaying && <Player title={title} id={video.id} />}
        {/* Nothing loads from YouTube until someone plays the video. */}
        {video && !isPlaying && (
          <div className="video-still">
            <Still entry={entry} sizes={wholeScreen} />
            <button type="button" className="video-play outlined target" onClick={onPlay}>
              <Icon name="play" />
              {words.playVideo}
            </button>
          </div>
        )}
        {image && before && <Pair before={before} after={image} alt={alt} sizes="50vw" />}
        {!video && image && !before && <Picture src={image} alt={alt} sizes={wholeScreen} />}
        <figcaption>
          <strong dir="auto" lang={langOf(title)}>
            {title}
          </strong>
          {treatment && (
            <span dir="auto" lang={langOf(treatment)}>
              {treatment}
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

function Player({ title, id }: { title: string; id: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, and the only one that the policy allows
    <iframe
      className="player"
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
      title={title}
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      // YouTube does not play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

// See docs/decisions/0049-light-first-pages.md.

import type { AtHand } from '#web/shell/page-parts.ts';
import { describePicture } from '#web/ui/media/picture-sources.ts';
import * as words from '#words/gallery.ts';
import { direction } from '#words/locale.ts';

/** 1 where lines run to the right, and -1 where they run to the left. */
const forward = direction === 'rtl' ? -1 : 1;

/** Opens the pictures and videos of the gallery in its dialog. An open one is an entry of the browser's history, so Back closes it. */
export function start(gallery: HTMLElement, { showModal, ignoreSecondClick }: AtHand) {
  const tiles = [...gallery.querySelectorAll<HTMLAnchorElement>('a.tile')];
  const dialog = gallery.querySelector('dialog');
  const row = dialog?.querySelector<HTMLElement>('.viewer-row');
  const [name, place] = dialog?.querySelectorAll('[role=status] > span') ?? [];
  if (!dialog || !row || !name || !place) return;
  let slides: Slide[] = [];
  let current = -1;

  const show = (index: number) => {
    if (index === current) return;
    const left = slides[current];
    left?.stop(); // a video does not resume by itself
    if (left?.element.contains(document.activeElement)) row.focus({ preventScroll: true });
    current = index;
    for (const [at, { element }] of slides.entries()) element.inert = at !== index;
    name.textContent = `${slides[index]?.title}, `;
    place.textContent = words.placeOf(index + 1, slides.length);
  };
  const jump = (index: number) => {
    const to = (index + slides.length) % slides.length;
    show(to);
    row.scrollTo({ left: forward * to * row.clientWidth, behavior: 'instant' });
  };
  const opened = () => (window.history.state as { picture?: number } | null)?.picture;
  /** Shows what the history says. */
  const follow = () => {
    const index = opened();
    if (index === undefined || !tiles[index]) return dialog.close();
    if (slides.length === 0) {
      slides = tiles.map((tile) => makeSlide(tile, () => row.focus({ preventScroll: true })));
      row.append(...slides.map(({ element }) => element));
    }
    showModal(dialog);
    jump(index);
  };

  for (const [index, tile] of tiles.entries())
    tile.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      window.history.pushState({ picture: index }, '');
      follow();
      slides[index]?.play(); // choosing a video plays it
    });
  row.addEventListener('scroll', () => {
    if (!dialog.open) return;
    const index = Math.round((forward * row.scrollLeft) / row.clientWidth);
    show(Math.min(slides.length - 1, Math.max(0, index)));
  });
  dialog.addEventListener('keydown', (event) => {
    const last = slides.length - 1;
    const to = { ArrowLeft: current - forward, ArrowRight: current + forward, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // the row would scroll as well
    jump(to);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (step) jump(current + Number(step));
    // The dialog fills the screen, so its empty parts act as the backdrop.
    else if (!target.closest('figure > *, button, .viewer-bar')) dialog.close();
  });
  dialog.addEventListener('close', () => {
    ignoreSecondClick();
    row.replaceChildren(); // a video ends
    slides = [];
    current = -1;
    if (opened() !== undefined) window.history.back();
  });
  window.addEventListener('popstate', follow);
  if (opened() !== undefined) follow(); // after a reload
}

interface Slide {
  element: HTMLElement;
  title: string;
  /** Does nothing for a picture. */
  play: () => void;
  stop: () => void;
}

/** Makes the slide of a tile. `onPlay` is called when someone plays its video, whose button vanishes. */
function makeSlide(tile: HTMLAnchorElement, onPlay: () => void): Slide {
  const element = make('li', 'viewer-slide');
  const figure = document.createElement('figure');
  const still = enlarge(tile);
  const caption = makeCaption(tile);
  const title = caption.querySelector('strong')?.textContent ?? '';
  element.append(figure);
  const id = tile.dataset['video'];
  if (id === undefined) {
    figure.append(still, caption);
    return { element, title, play: () => {}, stop: () => {} };
  }
  // Nothing loads from YouTube until someone plays the video.
  const cover = make('div', 'video-still');
  const button = make('button', 'video-play outlined target');
  button.type = 'button';
  const icon = tile.querySelector('.play-mark > svg')?.cloneNode(true);
  button.append(...(icon ? [icon] : []), words.playVideo);
  cover.append(still, button);
  figure.append(cover, caption);
  const play = () => cover.replaceWith(makePlayer(id, title));
  button.addEventListener('click', () => {
    play();
    onPlay();
  });
  return { element, title, play, stop: () => figure.querySelector('iframe')?.replaceWith(cover) };
}

/** The picture of a tile as a whole and large, or the drawing of a video without a picture. */
function enlarge(tile: Element): Node {
  const still = tile.querySelector('.tile-picture')?.firstElementChild?.cloneNode(true) as Element;
  const pictures = still.matches('picture') ? [still] : still.querySelectorAll('picture');
  // Most pictures are 3:2.
  const sizes = pictures.length > 1 ? '50vw' : 'min(100vw, 150vh)';
  for (const picture of pictures) {
    const img = picture.querySelector('img');
    const whole = describePicture(img?.getAttribute('src') ?? '')?.sources;
    if (!img || !whole) continue; // a drawing is never cut
    for (const [index, source] of picture.querySelectorAll('source').entries())
      Object.assign(source, { srcset: whole[index]?.srcSet ?? '', sizes });
    img.loading = 'lazy';
    img.removeAttribute('data-x');
    img.removeAttribute('data-y');
  }
  return still;
}

function makeCaption(tile: Element) {
  const caption = document.createElement('figcaption');
  const [title, treatment] = ['.tile-title', '.tile-note > span'].map((part) => tile.querySelector<HTMLElement>(part));
  for (const [tag, words] of [['strong', title] as const, ['span', treatment] as const]) {
    if (!words) continue;
    const line = document.createElement(tag);
    Object.assign(line, { dir: 'auto', lang: words.lang, textContent: words.textContent });
    caption.append(line);
  }
  return caption;
}

function makePlayer(id: string, title: string) {
  const player = make('iframe', 'player');
  player.title = title;
  player.allow = 'accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin'; // YouTube does not play without a referrer
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
  return player;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  return Object.assign(document.createElement(tag), { className });
}

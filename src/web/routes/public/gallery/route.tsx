import './gallery.css';
import '#web/ui/media/photo-frame.css';
import { type MouseEvent, useEffect, useState } from 'react';
import { data } from 'react-router';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { categoryNamed, type GalleryCategory } from '#contract/plain/gallery-categories.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadTexts, textsMeta } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { useOverlay } from '#web/ui/dialog/use-overlay.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { cachePart, importPart } from '#web/ui/navigation/built-scripts.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as galleryWords from '#words/gallery.ts';
import { ListLinks, loadListPage, statusOf } from '../list-page.tsx';
import type { Route } from './+types/route.ts';
import { type GalleryEntry, toEntry } from './gallery-entry.ts';
import { Still } from './still.tsx';
import type { Viewer } from './viewer.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export function meta(args: Route.MetaArgs) {
  const first = args.loaderData?.entries.find(({ image, before }) => image && !before);
  return textsMeta(args, { picture: first?.image?.slice(1) ?? null });
}

/** Ten complete patterns of six tiles. */
const limit = '60';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const category = categoryNamed(new URL(request.url).searchParams.get('category'));
  const [{ empty_text, ...words }, page, counts] = await Promise.all([
    loadTexts(api, 'gallery'),
    loadListPage(request, (cursor) => api.gallery.list({ query: { limit, cursor, category } })),
    loadOr([], () => api.gallery.listCategories()),
  ]);
  const entries = page?.body.map(toEntry) ?? [];
  const none = entries.length === 0 ? { none: empty_text } : {};
  const categories = counts.map((counted) => counted.category);
  return data({ words, entries, ...none, category, categories, next: page?.next ?? null }, statusOf(page));
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { words, entries, none, category, categories, next } = loaderData;
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      {categories.length > 0 && <Tabs category={category} categories={categories} />}
      {/* Each page of the list starts with the viewer closed. */}
      {entries.length > 0 ? (
        <Pictures key={entries[0]?.id} entries={entries} />
      ) : (
        <div className="wrap page-end">
          <EmptyState sentence={galleryMessages.empty}>
            <p>{none}</p>
            <Link className="button button-secondary button-small" to="/about">
              {galleryWords.aboutUs}
            </Link>
          </EmptyState>
        </div>
      )}
      <ListLinks words={galleryWords.list} path={addressOf(category)} next={next} />
      <BookingBand title={words.closing_title}>{words.closing_text}</BookingBand>
    </>
  );
}

const addressOf = (category?: GalleryCategory) => (category ? `/gallery?category=${category}` : '/gallery');

interface TabsProps {
  /** The one that is shown; undefined for all. */
  category: GalleryCategory | undefined;
  /** Categories that have pictures. */
  categories: readonly GalleryCategory[];
}

/** Categories have addresses, so they work without scripts. */
function Tabs({ category: shown, categories }: TabsProps) {
  return (
    <nav className="wrap gallery-tabs row cluster" aria-label={galleryWords.kinds}>
      {[undefined, ...categories].map((category) => (
        <Link
          key={category ?? 'all'}
          className="chip"
          to={addressOf(category)}
          aria-current={category === shown ? 'page' : undefined}
        >
          {category ? galleryWords.categories[category] : galleryWords.all}
        </Link>
      ))}
    </nav>
  );
}

const viewer = 'routes/public/gallery/viewer.tsx';

function Pictures({ entries }: { entries: readonly GalleryEntry[] }) {
  const { opened, open, close } = useOverlay();
  const [View, setView] = useState<typeof Viewer>();
  const load = async () => {
    const { Viewer: loaded } = await importPart(viewer, () => import('./viewer.tsx'));
    setView(() => loaded);
  };
  // It comes after the page, before anyone chooses a picture, and runs when someone does.
  useEffect(() => void cachePart(viewer).catch(console.warn), []); // a click tries again
  return (
    <>
      <ul className="wrap gallery page-end">
        {entries.map((entry, index) => (
          <GalleryTile
            key={entry.id}
            entry={entry}
            sizes={tileSizes(index)}
            isFirst={index === 0}
            onOpen={() => load().then(() => open(index))}
          />
        ))}
      </ul>
      {View && opened !== undefined && <View entries={entries} start={opened} onClose={close} />}
    </>
  );
}

interface GalleryTileProps {
  entry: GalleryEntry;
  sizes: string;
  /** The largest one in view: the others wait, so that it comes sooner. */
  isFirst: boolean;
  onOpen: () => Promise<void>;
}

/**
 * A link to the picture file or to the video on YouTube, which opens without scripts and in a new tab. Visitors know before
 * they play a video that it comes from YouTube.
 */
function GalleryTile({ entry, sizes, isFirst, onOpen }: GalleryTileProps) {
  const note = [entry.treatment, entry.video && galleryWords.isVideo].filter(Boolean).join(galleryWords.between);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    onOpen().catch((error: unknown) => {
      console.error(error);
      window.location.assign(href); // the viewer did not load, but the picture may
    });
  };
  return (
    <li>
      <a className="tile" href={entry.video?.address ?? entry.image ?? undefined} rel="noreferrer" onClick={open}>
        <span className={isFirst ? 'tile-picture photo-frame' : 'tile-picture'}>
          <Still entry={entry} sizes={sizes} isCut isFirst={isFirst} />
          {entry.video && (
            <span className="play-mark outlined target">
              <Icon name="play" />
              {galleryWords.play}
            </span>
          )}
        </span>
        <bdi className="tile-title">{entry.title}</bdi>
        {note && <bdi className="tile-note note">{note}</bdi>}
      </a>
    </li>
  );
}

/** `sizes` for the layout in gallery.css, except for the last tiles of an incomplete pattern. */
function tileSizes(index: number) {
  const onPhones = index % 3 === 0 ? '100vw' : '50vw';
  const onTablets = index % 5 === 0 ? '100vw' : '50vw';
  const onDesks = index % 6 === 0 || index % 6 === 4 ? 'min(62vw, 49.5rem)' : 'min(31vw, 24rem)';
  return `(min-width: 64em) ${onDesks}, (min-width: 48em) ${onTablets}, ${onPhones}`;
}

import './gallery.css';
import '#web/ui/media/photo-frame.css';
import { data } from 'react-router';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { categoryNamed, type GalleryCategory } from '#contract/plain/gallery-categories.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts, textsMeta } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as galleryWords from '#words/gallery.ts';
import { ListLinks, loadListPage, statusOf } from '../list-page.tsx';
import type { Route } from './+types/route.ts';
import { type GalleryEntry, toEntry } from './gallery-entry.ts';
import { Still } from './still.tsx';
import { Viewer } from './viewer.tsx';

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
  const [{ empty_text, ...words }, popup, page, counts] = await Promise.all([
    loadTexts(api, 'gallery'),
    loadFirstStep(api),
    loadListPage(request, (cursor) => api.gallery.list({ query: { limit, cursor, category } })),
    loadOr([], () => api.gallery.listCategories()),
  ]);
  const entries = page?.body.map(toEntry) ?? [];
  const none = entries.length === 0 ? { none: empty_text } : {};
  const categories = counts.map((counted) => counted.category);
  return data({ words, popup, entries, ...none, category, categories, next: page?.next ?? null }, statusOf(page));
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { words, popup, entries, none, category, categories, next } = loaderData;
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      {categories.length > 0 && <Tabs category={category} categories={categories} />}
      {entries.length > 0 ? (
        <Pictures entries={entries} />
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
      <StartDialog choices={popup} />
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

/** Tiles, and the dialog that view-pictures.ts fills with them. */
function Pictures({ entries }: { entries: readonly GalleryEntry[] }) {
  return (
    <div data-part="pictures">
      <ul className="wrap gallery page-end">
        {entries.map((entry, index) => (
          <GalleryTile key={entry.id} entry={entry} sizes={tileSizes(index)} isFirst={index === 0} />
        ))}
      </ul>
      <Viewer />
    </div>
  );
}

interface GalleryTileProps {
  entry: GalleryEntry;
  sizes: string;
  /** The largest one in view: the others wait, so that it comes sooner. */
  isFirst: boolean;
}

/**
 * A link to the picture file or to the video on YouTube, which opens without scripts and in a new tab. Visitors know before
 * they play a video that it comes from YouTube.
 */
function GalleryTile({ entry, sizes, isFirst }: GalleryTileProps) {
  const { title, treatment, image, video } = entry;
  return (
    <li>
      <a
        className="tile"
        href={video?.address ?? image ?? undefined}
        rel="noreferrer"
        data-held=""
        data-video={video?.id}
      >
        <span className={isFirst ? 'tile-picture photo-frame' : 'tile-picture'}>
          <Still entry={entry} sizes={sizes} isFirst={isFirst} />
          {video && (
            <span className="play-mark outlined target">
              <Icon name="play" />
              {galleryWords.play}
            </span>
          )}
        </span>
        <bdi className="tile-title" lang={langOf(title)}>
          {title}
        </bdi>
        {(treatment || video) && (
          <bdi className="tile-note note">
            {treatment && <span lang={langOf(treatment)}>{treatment}</span>}
            {treatment && video && galleryWords.between}
            {video && galleryWords.isVideo}
          </bdi>
        )}
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

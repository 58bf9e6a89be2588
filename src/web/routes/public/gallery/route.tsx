import './gallery.css';
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { serverApi } from '#web/api/server-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { ListLinks } from '../list-links.tsx';
import { loadListPage, statusOf } from '../list-page.ts';
import type { Route } from './+types/route.ts';
import { type GalleryEntry, toEntry } from './gallery-entry.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { tileSizes } from './tile-sizes.ts';
import type { Viewer } from './viewer.tsx';

/** Four whole figures of six. */
const limit = '24';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const page = await loadListPage(request, (cursor) => api.gallery.list({ query: { limit, cursor } }));
  return data({ entries: page?.body.map(toEntry) ?? [], next: page?.next ?? null }, statusOf(page));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta('Photo Gallery', args, 'Our rooms, our equipment and our treatments, in pictures and short videos.');
}

export default function Gallery({ loaderData: { entries, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Photo Gallery">
        <p className="lead">Our rooms and our work. Open a picture to see it larger.</p>
      </PageHead>
      {/* A page of its own begins with nothing opened. */}
      {entries.length > 0 ? <Pictures key={entries[0]?.id} entries={entries} /> : <NoPictures />}
      <ListLinks noun="pictures" next={next} />
    </>
  );
}

/** As many as are in view at once on a large screen. */
const firstOnes = 3;

/** It comes after what the page shows, and is there before anyone has chosen a picture. */
const loadViewer = () => importPart('routes/public/gallery/viewer.tsx', () => import('./viewer.tsx'));

function Pictures({ entries }: { entries: readonly GalleryEntry[] }) {
  const [opened, setOpened] = useState<{ in: typeof Viewer; start: number }>();
  useEffect(() => void loadViewer().catch(console.warn), []); // it is asked for again when a picture is chosen
  const open = async (start: number) => setOpened({ in: (await loadViewer()).Viewer, start });
  return (
    <>
      <ul className="wrap gallery">
        {entries.map((entry, index) => (
          <GalleryTile
            key={entry.id}
            entry={entry}
            sizes={tileSizes(index)}
            isFirst={index < firstOnes}
            onOpen={() => open(index)}
          />
        ))}
      </ul>
      {opened && <opened.in entries={entries} start={opened.start} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function NoPictures() {
  return (
    <div className="wrap no-gallery">
      <EmptyState sentence={galleryMessages.empty}>
        <p>Pictures of our rooms and our work appear here. In the meantime, read about us.</p>
        <Link className="button button-secondary button-small" to="/about">
          About us
        </Link>
      </EmptyState>
    </div>
  );
}

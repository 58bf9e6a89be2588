import type { Page } from '#contract/endpoint.ts';
import type { PageQuery, UploadedFile } from '#contract/fields.ts';
import type { GalleryItem } from '#contract/gallery.ts';
import { claimChange } from '#server/db/claim-change.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { pictureKey } from '#server/storage/pictures.ts';
import { withPicture } from '#server/storage/with-picture.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './gallery.queries.ts';

interface NewGalleryItem {
  title: string;
  image?: UploadedFile | undefined;
  /** The video's id, which validation has found in the link. */
  youtubeLink: string | null;
  treatment_name: string | null;
  alt: string | null;
}

export async function listGallery(db: Database, page: PageQuery): Promise<Page<GalleryItem[]>> {
  const { rows, next } = await queries.listItems(db, page);
  return { body: rows.map(toGalleryItem), next, total: await queries.countItems(db), totalIsExact: true };
}

export async function addGalleryItem(
  { db, pictures, clock }: ResourceContext,
  item: NewGalleryItem,
): Promise<GalleryItem> {
  const { title, youtubeLink: youtube_id, treatment_name, alt } = item;
  const image = item.image ? await pictures.add('gallery', item.image) : null;
  const row = await withPicture(pictures, 'gallery', image, () =>
    queries.insertItem(db, { title, image, youtube_id, treatment_name, alt, created_at: clock() }),
  );
  return toGalleryItem(row);
}

export async function removeGalleryItem(
  { db, pictures }: ResourceContext,
  id: number,
  expectedVersion: number | undefined,
) {
  const { image } = await db.transaction().execute(async (trx) => {
    await claimChange(trx, 'gallery_items', id, expectedVersion);
    return queries.deleteItem(trx, id);
  });
  if (image) await pictures.remove('gallery', image);
  return null;
}

function toGalleryItem({ image, youtube_id, created_at, ...row }: Row<'gallery_items'>): GalleryItem {
  return {
    ...row,
    image_path: image && pictureKey('gallery', image),
    youtube_link: youtube_id && `https://www.youtube.com/watch?v=${youtube_id}`,
    created_at: new Date(created_at).toISOString(),
  };
}

import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { type GalleryItem, type GalleryItemTexts, gallery, type NewGalleryItem } from '#contract/gallery.ts';
import { limits } from '#contract/limits.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './gallery.queries.ts';

export function mountGallery(context: ResourceContext) {
  const { mount, db } = context;
  mount(gallery.list, ({ query }) => listGallery(db, query));
  mount(gallery.get, ({ params }) => getGalleryItem(db, params.id));
  mount(gallery.create, ({ body }, c) => addGalleryItem(context, body, c.get('change')));
  mount(gallery.update, ({ params, body }, c) => updateGalleryItem(db, params.id, body, c.get('change')));
  mount(gallery.move, ({ params, body }, c) => moveGalleryItem(db, params.id, body.after, c.get('change')));
  mount(gallery.remove, ({ params }, c) => removeGalleryItem(db, params.id, c.get('change')));
  mount(gallery.restore, ({ params }, c) => restoreGalleryItem(db, params.id, c.get('change')));
}

async function listGallery(db: Database, page: PageQuery): Promise<Page<GalleryItem[]>> {
  const { rows, next } = await queries.listItems(db, page);
  const total = await queries.countItems(db);
  return { body: rows.map(toGalleryItem), next, total, totalIsExact: total < limits.countedMatches };
}

async function getGalleryItem(db: Database, id: number): Promise<GalleryItem> {
  const row = await queries.findItem(db, id);
  if (!row) throw notFound();
  return toGalleryItem(row);
}

async function addGalleryItem(
  { db, pictures }: ResourceContext,
  item: NewGalleryItem,
  change: ChangeRequest,
): Promise<GalleryItem> {
  // Validation has replaced the link with the id of the video.
  const { youtubeLink: youtube_id, ...texts } = item;
  const image = item.image ? await pictures.add('gallery', item.image) : null;
  const row = await withPicture(pictures, 'gallery', image, () =>
    inTransaction(db, async (trx) => {
      const position = await findFreePosition(trx, null);
      const values = { ...textsOf(texts), image, youtube_id, position, created_at: change.at };
      const added = await queries.insertItem(trx, values);
      await recordChange(trx, change, 'added', subjectOf(added));
      return added;
    }),
  );
  return toGalleryItem(row);
}

async function updateGalleryItem(db: Database, id: number, texts: GalleryItemTexts, change: ChangeRequest) {
  return changeItem(db, id, change, async () => ({ ...textsOf(texts), is_sample: 0 }));
}

/** Moves an item directly after the item `after`, or to the first place. */
async function moveGalleryItem(db: Database, id: number, after: number | null, change: ChangeRequest) {
  return changeItem(db, id, change, async (trx) => ({ position: await findFreePosition(trx, after, id) }));
}

async function changeItem(
  db: Database,
  id: number,
  change: ChangeRequest,
  valuesFrom: (trx: Database) => Promise<Parameters<typeof queries.updateItem>[2]>,
): Promise<GalleryItem> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'gallery_items', id, change.expectedVersion);
    const before = await queries.getItem(trx, id);
    const row = await queries.updateItem(trx, id, await valuesFrom(trx));
    const fields = changedFields(before, row, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(row), fields });
    return toGalleryItem(row);
  });
}

const labels = { title: 'title', treatment_name: 'treatment', alt: 'words for the picture', position: 'place' };

/** Finds a free position after an item, or before all items. */
async function findFreePosition(trx: Database, after: number | null, moving = 0): Promise<number> {
  if (after === null) return (await queries.findFirstPosition(trx)) + queries.positionGap;
  const previous = after === moving ? undefined : await queries.findItem(trx, after);
  if (!previous) throw invalid('after', 'The item in front of it is no longer there.');
  const next = await queries.findNextPosition(trx, previous, moving);
  const middle = Math.floor((previous.position + next) / 2);
  if (middle > next) return middle;
  await queries.respacePositions(trx);
  return findFreePosition(trx, after, moving);
}

async function removeGalleryItem(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'gallery_items', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(row));
  });
  return null;
}

async function restoreGalleryItem(db: Database, id: number, change: ChangeRequest): Promise<GalleryItem> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'gallery_items', id, change);
    await recordChange(trx, change, 'restored', subjectOf(row));
    return toGalleryItem(row);
  });
}

/** The title is read back as the name of the treatment where there is none, so it is not stored as one. */
function textsOf({ title, treatment_name, alt }: GalleryItemTexts) {
  return { title, treatment_name: treatment_name === title ? null : treatment_name, alt };
}

function subjectOf({ id, title }: Pick<Row<'gallery_items'>, 'id' | 'title'>) {
  return { kind: 'gallery-item', id, name: title } as const;
}

function toGalleryItem({ image, youtube_id, created_at, ...row }: Row<'gallery_items'>): GalleryItem {
  const path = image && pictureKey('gallery', image);
  return {
    ...row,
    treatment_name: row.treatment_name ?? row.title,
    image_path: youtube_id ? null : path,
    youtube_link: youtube_id && `https://www.youtube.com/watch?v=${youtube_id}`,
    poster_path: youtube_id ? path : null,
    created_at: new Date(created_at).toISOString(),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { type GalleryItemChange, type GalleryItemTexts, gallery, type NewGalleryItem } from '#contract/gallery.ts';
import * as consentMessages from '#contract/messages/gallery-consents.ts';
import { type GalleryCategory, galleryCategories, withConsent } from '#contract/plain/gallery-categories.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { canBeCut, readPictureName } from '#contract/plain/picture-name.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { type ChangeRequest, changeRecord, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  addRecord,
  findRow,
  getRow,
  listInOrder,
  noSample,
  type RecordKind,
  updateRecord,
} from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage } from '#server/db/translations.queries.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import { clinicDay } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './gallery.queries.ts';

const kind: RecordKind<'gallery_items', ReturnType<typeof toGalleryItem>> = {
  table: 'gallery_items',
  kind: 'gallery-item',
  nameOf: ({ title }) => title,
  toRecord: toGalleryItem,
  labels: {
    title: 'title',
    treatment_name: 'treatment',
    alt: 'words for the picture',
    category: 'category',
    image: 'point of the picture that stays in sight',
    position: 'place',
  },
};

export function mountGallery(context: ResourceContext) {
  const { mount, db } = context;
  mount(gallery.list, async ({ query }, { language }) => {
    const { body, ...page } = await queries.listItems(db, query);
    return { ...page, body: await translateItems(db, language, body.map(toGalleryItem)) };
  });
  mount(gallery.listCategories, async () => {
    const counted = await queries.countByCategory(db);
    return counted.toSorted((a, b) => placeOf(a) - placeOf(b));
  });
  mountRecords(context, gallery, kind);
  mount(gallery.create, ({ body }, { change }) => addGalleryItem(context, body, change));
  mount(gallery.update, ({ params, body }, call) => updateGalleryItem(context, params.id, body, call));
  mount(gallery.getConsent, ({ params }) => getConsent(context, params.id));
  mount(gallery.withdraw, ({ params }, call) => withdrawConsent(context, params.id, call));
  mount(gallery.move, ({ params: { id }, body }, call) =>
    updateRecord(call, kind, id, async (trx) => ({
      position: await findFreePosition(trx, body.after, id),
    })),
  );
}

const placeOf = ({ category }: { category: GalleryCategory }) => galleryCategories.indexOf(category);

type GalleryAnswer = ReturnType<typeof toGalleryItem>;

/** Items in the language of a visitor, with the names of their treatments. */
async function translateItems(db: Database, language: Language, items: readonly GalleryAnswer[]) {
  const read = await inLanguage(db, language, 'gallery-item', items);
  if (language === defaultLanguage) return read;
  const treatments = await listInOrder(db, 'treatments');
  const translated = await inLanguage(db, language, 'treatment', treatments);
  return read.map((item, index) => {
    // An item without a treatment is answered with its title.
    if (item.treatment_name === items[index]?.title) return { ...item, treatment_name: item.title };
    const found = translated[treatments.findIndex((row) => row.treatment_description === item.treatment_name)];
    return found?.untranslated?.includes('treatment_description') === false
      ? { ...item, treatment_name: found.treatment_description }
      : { ...item, untranslated: [...(item.untranslated ?? []), 'treatment_name'] };
  });
}

/** Removes the pictures of an item and all that is stored about it. The audit log says who and when, never whom they showed. */
async function withdrawConsent({ db, pictures }: ResourceContext, id: number, { change }: Work) {
  const files = await changeRecord(db, change, async (trx) => {
    await lockVersion(trx, 'gallery_items', id, change.expectedVersion);
    const { image, before_image } = await getRow(trx, 'gallery_items', id);
    if (!(await queries.findConsent(trx, id))) throw notFound();
    await queries.eraseItem(trx, id);
    return { result: [image, before_image], entry: { action: 'withdrawn', kind: 'gallery-item', id, name: null } };
  });
  // No row names them any more, so the nightly jobs delete what the storage refuses to delete now.
  await Promise.all(files.flatMap((file) => (file ? [pictures.remove('consented', file)] : [])));
  return null;
}

async function getConsent({ db }: ResourceContext, id: number) {
  const consent = await queries.findConsent(db, id);
  if (!consent) throw notFound();
  return consent;
}

/** Stores both pictures, or none. */
async function addPair(
  { db, pictures }: ResourceContext,
  { image, before, ...item }: NewGalleryItem,
  change: ChangeRequest,
) {
  const { consent_by, consent_on, consent_note } = item;
  if (!image || !before || !consent_by || !consent_on) throw invalid('consent_by', consentMessages.noConsent);
  if (consent_on > (await clinicDay(db, change.at))) throw invalid('consent_on', consentMessages.consentAhead);
  const after = await pictures.add('consented', image);
  return withPicture(pictures, 'consented', after, async () => {
    const before_image = await pictures.add('consented', before, 'before');
    return withPicture(pictures, 'consented', before_image, () =>
      addRecord(
        { db, change },
        kind,
        async (trx) => ({
          ...textsOf(item),
          image: after,
          before_image,
          youtube_id: null,
          position: await findFreePosition(trx, null),
          created_at: change.at,
        }),
        {
          link: (trx, { id }) =>
            queries.insertConsent(trx, { item_id: id, given_by: consent_by, given_on: consent_on, note: consent_note }),
        },
      ),
    );
  });
}

async function addGalleryItem(context: ResourceContext, item: NewGalleryItem, change: ChangeRequest) {
  if (item.category === withConsent) return addPair(context, item, change);
  const { db, pictures } = context;
  // Validation has replaced the link with the id of the video.
  const { image: file, youtubeLink: youtube_id, ...texts } = item;
  const image = file ? await pictures.add('gallery', file) : null;
  return withPicture(pictures, 'gallery', image, () =>
    addRecord({ db, change }, kind, async (trx) => {
      const position = await findFreePosition(trx, null);
      return { ...textsOf(texts), image, youtube_id, position, created_at: change.at };
    }),
  );
}

/** Another focal point makes another picture, which takes the place of the old one. */
async function updateGalleryItem(
  { db, pictures }: ResourceContext,
  id: number,
  { focus, ...texts }: GalleryItemChange,
  call: Work,
) {
  const { image: before, before_image } = await getRow(db, 'gallery_items', id);
  const isCut = focus !== undefined && !isDeepStrictEqual(focus, before_image ? null : focusOf(before));
  const image = isCut ? await pictures.refocus('gallery', before ?? '', focus) : null;
  const updated = await withPicture(pictures, 'gallery', image, () =>
    updateRecord(call, kind, id, (_trx, row) => ({
      ...textsOf({ ...texts, category: categoryFor(row, texts.category) }),
      ...noSample,
      ...(image && { image }),
    })),
  );
  if (image && before) await pictures.remove('gallery', before);
  return updated;
}

/** Pictures with a consent stay in their category, and none without comes there. */
function categoryFor({ category }: Row<'gallery_items'>, chosen: GalleryCategory | null) {
  if (category === withConsent && chosen === null) return category;
  if ((category === withConsent) !== (chosen === withConsent)) throw invalid('category', consentMessages.pairStays);
  return chosen;
}

/** The focal point of a picture that can be cut around another one. */
function focusOf(image: string | null) {
  if (!image || !canBeCut(image)) return null;
  return readPictureName(image)?.focus ?? { x: 50, y: 50 };
}

/** Finds a free position after an item, or before all items. */
async function findFreePosition(trx: Transaction, after: number | null, moving = 0): Promise<number> {
  if (after === null) return (await queries.findFirstPosition(trx)) + queries.positionGap;
  const previous = after === moving ? undefined : await findRow(trx, 'gallery_items', after);
  if (!previous) throw invalid('after', 'The item in front of it is no longer there.');
  const next = await queries.findNextPosition(trx, previous, moving);
  const middle = Math.floor((previous.position + next) / 2);
  if (middle > next) return middle;
  await queries.respacePositions(trx);
  return findFreePosition(trx, after, moving);
}

/** The title is read back as the name of the treatment where there is none, so it is not stored as one. */
function textsOf({ title, treatment_name, alt, category }: GalleryItemTexts) {
  return { title, treatment_name: treatment_name === title ? null : treatment_name, alt, category };
}

function toGalleryItem({ image, before_image, youtube_id, ...row }: Row<'gallery_items'>) {
  const path = image && pictureKey(before_image ? 'consented' : 'gallery', image);
  return {
    ...row,
    treatment_name: row.treatment_name ?? row.title,
    focus: before_image ? null : focusOf(image),
    before_path: before_image && pictureKey('consented', before_image),
    image_path: youtube_id ? null : path,
    youtube_link: youtube_id && `https://www.youtube.com/watch?v=${youtube_id}`,
    poster_path: youtube_id ? path : null,
  };
}

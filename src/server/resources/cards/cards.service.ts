import { readFile } from 'node:fs/promises';
import { defaultLanguage, languageOfPath } from '#contract/plain/languages.ts';
import { sampleDrawing } from '#contract/plain/picture-name.ts';
import { cardOf, drawingNamed, drawingOnCard, listOf, recordOf } from '#contract/plain/share-cards.ts';
import { isSlug } from '#contract/plain/slug.ts';
import type { TranslationKind } from '#contract/plain/translated-fields.ts';
import { treatmentDrawing } from '#contract/plain/treatment-drawings.ts';
import { notFound } from '#server/app-error.ts';
import { findRow, listInOrder } from '#server/db/records.queries.ts';
import { oneInLanguage } from '#server/db/translations.queries.ts';
import { sourceOf } from '#server/drawings/drawings.ts';
import { createQueue } from '#server/limits/queue.ts';
import { addRecent } from '#server/limits/recent-entries.ts';
import { root } from '#server/root.ts';
import { pictureKey } from '#server/storage/pictures.ts';
import { clinicDay, clinicHue, clinicLanguages, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './cards.queries.ts';

/** Some 40 KB each. */
const mostRemembered = 200;
/** Shown where none can be drawn. */
const cardWithoutWords = new URL('src/server/storage/art/share-card.png', root);

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key);

/** Pictures of shared links, for other sites and messengers. */
export function mountCards(context: ResourceContext) {
  const { serve, pictures, log } = context;
  const remembered = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // One at a time, so that an upload never waits for several.
  const inTurn = createQueue({ atOnce: 1, waiting: 20 });

  serve(String.raw`/cards/:file{.+-[a-z\d]+\.png}`, async (c) => {
    const page = `/${(c.req.param('file') ?? '').replace(/-[a-z\d]+\.png$/, '')}`;
    const card = await findCard(context, page);
    if (!card) throw notFound();
    if (new URL(c.req.url).pathname !== card.path) return c.redirect(card.path);
    const picture = await draw(card).catch((error: unknown) => log.error('a share card could not be drawn', { error }));
    c.header('Cache-Control', picture ? 'public, max-age=31536000, immutable' : 'no-store');
    return c.body(picture ?? (await readFile(cardWithoutWords)), 200, { 'Content-Type': 'image/png' });
  });

  /** Undefined where the file is gone: the card then has the drawing of the clinic. */
  async function readBeside(picture: string | null) {
    if (picture === null) return undefined;
    const drawing = drawingNamed(picture) ?? sampleDrawing(picture) ?? '';
    const svg = sourceOf(drawing);
    if (svg !== undefined) return { bytes: Buffer.from(svg), name: drawingOnCard(drawing) };
    const bytes = await pictures.read(picture);
    return bytes && { bytes, name: picture };
  }

  function draw({ path, words, picture, hue }: ReturnType<typeof cardOf>) {
    const known = remembered.get(path);
    if (known) return known;
    const drawn = inTurn(async () => pictures.drawCard({ words, hue, beside: await readBeside(picture) }));
    addRecent(remembered, path, drawn, mostRemembered);
    drawn.catch(() => remembered.delete(path));
    return drawn;
  }
}

/** The card of a page in a language; undefined where visitors find no such page today. */
async function findCard({ db, clock }: ResourceContext, address: string) {
  const { language, page } = languageOfPath(address);
  const languages = await clinicLanguages(db);
  if (language !== defaultLanguage && !languages.includes(language)) return undefined;
  const profile = { ...(await getPublicProfile(db, language)), hue: await clinicHue(db) };
  if (page === '/clinic') return cardOf('/', profile, '', language);
  if (page === `/${listOf(page)}`)
    return cardOf(page, profile, '', language, page === '/gallery' ? await ofGallery() : null);
  const { kind, key = '' } = recordOf(page) ?? {};
  const found = isSlug(key) ? await findRecord() : undefined;
  return found && cardOf(`/${kind}/${encodeURIComponent(key)}`, profile, found.title, language, found.picture);

  async function findRecord(): Promise<{ title: string; picture?: string | null } | undefined> {
    if (kind === 'blog') {
      const article = await translated('blog', await queries.findArticle(db, key));
      return article && { title: article.title, picture: article.image && `uploads/${article.image}` };
    }
    if (kind === 'conditions') {
      const row = isId(key) ? await findRow(db, 'conditions', Number(key)) : undefined;
      const condition = await translated('condition', row);
      return (
        condition && { title: condition.name, picture: condition.image && `uploads/conditions/${condition.image}` }
      );
    }
    if (kind === 'pages') {
      const shown = (await listInOrder(db, 'pages')).filter(({ is_hidden }) => !is_hidden);
      return translated(
        'page',
        shown.find(({ slug }) => slug === key),
      );
    }
    if (kind === 'treatments') {
      const offered = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden);
      const found = offered.find(({ slug, treatment_id }) => (slug ?? String(treatment_id)) === key);
      const treatment = await translated('treatment', found);
      if (!treatment) return undefined;
      const { treatment_description: title, aim } = treatment;
      return { title, picture: drawingOnCard(treatmentDrawing({ slug: key, aim })) };
    }
    if (!isId(key)) return undefined;
    const row = await queries.findOpening(db, Number(key), await clinicDay(db, clock()));
    const opening = await translated('opening', row);
    return opening && { title: opening.position };
  }

  async function ofGallery() {
    const image = await queries.findGalleryPicture(db);
    return image && pictureKey('gallery', image);
  }

  async function translated<R extends object>(translation: TranslationKind, row: R | undefined) {
    return row && oneInLanguage(db, language, translation, row);
  }
}

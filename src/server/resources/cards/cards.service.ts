import { readFile } from 'node:fs/promises';
import { defaultLanguage, languageOfPath } from '#contract/plain/languages.ts';
import { cardOf, recordOf } from '#contract/plain/share-cards.ts';
import { isSlug } from '#contract/plain/slug.ts';
import type { TranslationKind } from '#contract/plain/translated-fields.ts';
import { notFound } from '#server/app-error.ts';
import { findRow, listInOrder } from '#server/db/records.queries.ts';
import { encodedSample, encodedSamples } from '#server/db/seed/sample-pictures.ts';
import { oneInLanguage } from '#server/db/translations.queries.ts';
import { createQueue } from '#server/limits/queue.ts';
import { addRecent } from '#server/limits/recent-entries.ts';
import { root } from '#server/root.ts';
import { clinicDay, clinicLanguages, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
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
  async function readPicture(key: string) {
    const sample = encodedSample(key);
    const bytes = sample ? await readFile(new URL(sample, encodedSamples)).catch(() => undefined) : undefined;
    return bytes ?? pictures.read(key);
  }

  function draw({ path, words, picture }: ReturnType<typeof cardOf>) {
    const known = remembered.get(path);
    if (known) return known;
    const drawn = inTurn(async () => pictures.drawCard(words, picture ? await readPicture(picture) : undefined));
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
  const profile = await getPublicProfile(db, language);
  if (page === '/clinic') return cardOf('/', profile, '', language);
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
    const title = await findTitle();
    return title === undefined ? undefined : { title };
  }

  async function findTitle() {
    if (kind === 'pages') {
      const shown = (await listInOrder(db, 'pages')).filter(({ is_hidden }) => !is_hidden);
      return (
        await translated(
          'page',
          shown.find(({ slug }) => slug === key),
        )
      )?.title;
    }
    if (kind === 'treatments') {
      const offered = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden);
      const found = offered.find(({ slug, treatment_id }) => (slug ?? String(treatment_id)) === key);
      return (await translated('treatment', found))?.treatment_description;
    }
    if (!isId(key)) return undefined;
    const opening = await queries.findOpening(db, Number(key), await clinicDay(db, clock()));
    return (await translated('opening', opening))?.position;
  }

  async function translated<R extends object>(translation: TranslationKind, row: R | undefined) {
    return row && oneInLanguage(db, language, translation, row);
  }
}

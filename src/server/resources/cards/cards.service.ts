import { readFile } from 'node:fs/promises';
import { cardOf, recordOf } from '#contract/plain/share-cards.ts';
import { isSlug } from '#contract/plain/slug.ts';
import { notFound } from '#server/app-error.ts';
import { findRow, listInOrder } from '#server/db/records.queries.ts';
import { createQueue } from '#server/limits/queue.ts';
import { addRecent } from '#server/limits/recent-entries.ts';
import { root } from '#server/root.ts';
import { clinicDay, getClinicProfile } from '../clinic/clinic-profile.queries.ts';
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

  function draw({ path, words }: ReturnType<typeof cardOf>) {
    const known = remembered.get(path);
    if (known) return known;
    const drawn = inTurn(() => pictures.drawCard(words));
    addRecent(remembered, path, drawn, mostRemembered);
    drawn.catch(() => remembered.delete(path));
    return drawn;
  }
}

/** The card of a page; undefined where visitors find no such page today. */
async function findCard({ db, clock }: ResourceContext, page: string) {
  const profile = await getClinicProfile(db);
  if (page === '/clinic') return cardOf('/', profile, '');
  const { kind, key = '' } = recordOf(page) ?? {};
  const title = isSlug(key) ? await findTitle() : undefined;
  return title === undefined ? undefined : cardOf(`/${kind}/${encodeURIComponent(key)}`, profile, title);

  async function findTitle() {
    if (kind === 'blog') return (await queries.findArticle(db, key))?.title;
    if (kind === 'pages')
      return (await listInOrder(db, 'pages')).find(({ slug, is_hidden }) => slug === key && !is_hidden)?.title;
    if (kind === 'treatments') {
      const offered = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden);
      return offered.find(({ slug, treatment_id }) => (slug ?? String(treatment_id)) === key)?.treatment_description;
    }
    if (!isId(key)) return undefined;
    if (kind === 'conditions') return (await findRow(db, 'conditions', Number(key)))?.name;
    return (await queries.findOpening(db, Number(key), await clinicDay(db, clock())))?.title;
  }
}

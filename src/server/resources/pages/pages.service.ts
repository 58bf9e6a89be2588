import type { ClinicProfile } from '#contract/clinic.ts';
import * as pageMessages from '#contract/messages/pages.ts';
import { type PageForm, pages, publishedPage } from '#contract/pages.ts';
import type { Language } from '#contract/plain/languages.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { freeSlugOf } from '#server/db/free-slug.ts';
import {
  addRecord,
  lastPosition,
  listInOrder,
  moveRecord,
  type RecordKind,
  updateRecord,
} from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, type Untranslated } from '#server/db/translations.queries.ts';
import { escapeHtml, plainTextOf } from '#server/markup/blog-text.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { purgeNamesakes } from './pages.queries.ts';

const kind: RecordKind<'pages', Row<'pages'>> = {
  table: 'pages',
  kind: 'page',
  nameOf: ({ title }) => title,
  toRecord: (row) => row,
  texts: { title: 'title', content_html: 'text' },
  labels: { slug: 'address' },
};

export function mountPages(context: ResourceContext) {
  const { mount, db } = context;
  mount(pages.listPublic, (_, { language }) => listShown(db, language));
  mount(pages.getPublic, async ({ params }, { language }) => {
    const page = (await listShown(db, language)).find(({ slug }) => slug === params.slug);
    if (!page) throw notFound();
    return toPublished(page, await getClinicProfile(db));
  });
  mount(pages.list, () => listInOrder(db, 'pages'));
  const { get, remove, restore } = pages;
  mountRecords(context, { get, remove, restore }, kind);
  mount(pages.create, async ({ body }, { change }) => {
    const content_html = await readText(context, body);
    return addRecord({ db, change }, kind, async (trx) => {
      const slug = await slugFor(trx, body);
      const position = await lastPosition(trx, 'pages');
      return { title: body.title, slug, content_html, position, updated_at: change.at };
    });
  });
  mount(pages.update, async ({ params, body }, { change }) => {
    const content_html = await readText(context, body);
    return updateRecord({ db, change }, kind, params.id, async (trx, stored) => {
      return { title: body.title, slug: await slugFor(trx, body, stored), content_html, updated_at: change.at };
    });
  });
  mount(pages.setVisibility, ({ params, body }, call) =>
    updateRecord(call, kind, params.id, () => body, { action: body.is_hidden ? 'hidden' : 'shown' }),
  );
  mount(pages.move, ({ params, body }, call) => moveRecord(call, kind, params.id, body.after));
  mount(pages.preview, async ({ body }, { change }) => {
    const content_html = await readText(context, body);
    const slug = body.slug ?? freeSlugOf(body.title, [], 'page');
    const page = toPublished(
      { title: body.title, slug, content_html, updated_at: change.at },
      await getClinicProfile(db),
    );
    const segment = encodeURIComponent(slug);
    return storePreview({ db, change }, `/pages/${segment}`, { [`/api/published-pages/${segment}`]: page });
  });
}

async function listShown(db: Database, language: Language) {
  const shown = (await listInOrder(db, 'pages')).filter(({ is_hidden }) => !is_hidden);
  return inLanguage(db, language, 'page', shown);
}

/** @throws AppError `invalid` if nothing is left of the text without what a page must not contain */
async function readText({ markup }: ResourceContext, { content_html }: Pick<PageForm, 'content_html'>) {
  const { content, preview } = await markup.readPageHtml(content_html);
  if (!preview) throw invalid('content_html', pageMessages.noText);
  return content;
}

/** @throws AppError `taken` for the address of another page */
async function slugFor(trx: Transaction, form: PageForm, stored?: Row<'pages'>) {
  const others = (await listInOrder(trx, 'pages')).filter(({ id }) => id !== stored?.id);
  const taken = others.map((other) => other.slug);
  const slug = form.slug ?? stored?.slug ?? freeSlugOf(form.title, taken, 'page');
  const holder = others.find((other) => other.slug === slug);
  if (holder) {
    const message = pageMessages.taken(holder.title);
    throw new AppError('taken', undefined, { errors: [{ field: 'slug', message }] });
  }
  await purgeNamesakes(trx, slug);
  return slug;
}

type Words = Pick<Row<'pages'>, 'title' | 'slug' | 'content_html' | 'updated_at'> & Untranslated;

/** Page as visitors read it, with what the clinic's profile says in its places. */
function toPublished({ content_html, ...page }: Words, clinic: ClinicProfile) {
  const { street, locality, postalCode } = clinic.address;
  const { name, phone, email, emergencyNumber } = clinic;
  const address = `${street}, ${locality} ${postalCode}`;
  const places: Record<string, string> = { clinic: name, phone, email, address, emergency: emergencyNumber };
  // Tags are matched as well, so that nothing is filled into an address.
  const html = content_html.replaceAll(
    /<[^<>]*>|\{(clinic|phone|email|address|emergency)\}/g,
    (whole, place?: string) => (place ? escapeHtml(places[place] ?? '') : whole),
  );
  const content = plainTextOf({ content: html, content_format: 'html' });
  return publishedPage.parse({ ...page, content, content_html: html });
}

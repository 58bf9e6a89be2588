import type { z } from 'zod';
import { appearance } from '#contract/appearance.ts';
import type { UploadedFile } from '#contract/fields.ts';
import * as messages from '#contract/messages/appearance.ts';
import type { Look } from '#contract/plain/themes/looks.ts';
import { type Colours, missedPairs, schemes, themeColours } from '#contract/plain/themes/theme-colours.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { changeRecord, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { editionOf, findDrawing } from '#server/drawings/drawings.ts';
import { findIcon, iconsOf } from '#server/drawings/icons.ts';
import { findMailLogo } from '#server/drawings/mail-logo.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { createQueue } from '#server/limits/queue.ts';
import { addRecent } from '#server/limits/recent-entries.ts';
import type { PreparedResponse } from '#server/static/prepared-response.ts';
import { acceptedEncoding } from '#server/static/request-headers.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import type { StoredLook } from './appearance.queries.ts';
import * as queries from './appearance.queries.ts';

export function mountAppearance({ mount, serve, db, pictures }: ResourceContext) {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // One at a time, so that an upload never waits for several.
  const inTurn = createQueue({ atOnce: 1, waiting: 20 });
  mount(appearance.getPublic, async () => {
    const { version: _, ...look } = await queries.findLook(db);
    const art = { light: editionOf(look.hue, 'light'), dark: editionOf(look.hue, 'dark') };
    return { ...look, icons: iconsOf(await marksOf(look)), art };
  });
  mount(appearance.get, () => queries.findLook(db));
  mount(appearance.update, ({ body }, call) => updateLook(call, body));
  mount(appearance.addLogo, ({ body }, { change }) => addLogo(body.image, change.at));
  serve('/art/:file', async (c) => {
    const drawing = findDrawing(c.req.param('file') ?? '');
    if (!drawing) throw notFound();
    if (c.req.param('file') !== drawing.current) return c.redirect(`/art/${drawing.current}`);
    return respond(c, await drawing.response());
  });
  serve('/icons/:file', async (c) => {
    const file = c.req.param('file') ?? '';
    const look = await queries.findLook(db);
    const mailed = findMailLogo(file, look);
    const found = mailed ?? findIcon(file, await marksOf(look));
    if (!found) throw notFound();
    if (mailed) c.header('Cross-Origin-Resource-Policy', 'cross-origin'); // mail is read on other sites
    if (file !== found.current) return c.redirect(`/icons/${found.current}`);
    const picture = await drawOnce(found);
    return c.body(picture, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  async function marksOf({ hue, logo }: Pick<StoredLook, 'hue' | 'logo'>) {
    return { hue, logo, name: (await getClinicProfile(db)).name };
  }

  function drawOnce({ current, logo: path, task }: NonNullable<ReturnType<typeof findIcon | typeof findMailLogo>>) {
    const known = drawn.get(current);
    if (known) return known;
    const picture = inTurn(async () => {
      const logo = path ? await pictures.read(path) : undefined;
      return 'plate' in task ? pictures.drawMailLogo({ ...task, logo }) : pictures.drawIcon({ ...task, logo });
    });
    addRecent(drawn, current, picture, mostIcons);
    picture.catch(() => drawn.delete(current));
    return picture;
  }

  /** Stores a logo. If the appearance does not use it within a day, it is deleted. */
  async function addLogo(image: UploadedFile | undefined, now: number) {
    if (!image) throw invalid('image', 'Please choose a picture file.');
    const logo = await pictures.addLogo(image);
    await queries.addUnusedLogo(db, logo, now);
    return { logo };
  }
}

/** Icons of a few themes. */
const mostIcons = 30;

async function updateLook({ db, change }: Work, { logo, ...look }: z.output<typeof appearance.update.body>) {
  for (const scheme of schemes) refuseUnreadable(themeColours(look.hue, scheme));
  return changeRecord(db, change, async (trx) => {
    await queries.addLook(trx);
    await lockVersion(trx, 'appearance', 1, change.expectedVersion);
    const before = await queries.findLook(trx);
    const after = { ...look, logo: logo === undefined ? before.logo : logo };
    if (after.logo !== before.logo) await changeLogo(trx, before.logo, after.logo, change.at);
    const result = await queries.updateLook(trx, after);
    const fields = (Object.keys(labels) as (keyof typeof labels)[])
      .filter((part) => before[part] !== after[part])
      .map((part) => labels[part]);
    return { result, entry: { action: 'changed', kind: 'appearance', id: 1, name: null, fields } };
  });
}

/**
 * The former logo stays for a day, so that Undo finds it, and then `nightly.ts` deletes it.
 * @throws AppError `invalid` for a path where no logo waits
 */
async function changeLogo(trx: Transaction, before: string | null, after: string | null, now: number) {
  if (after !== null && !(await queries.takeLogo(trx, after))) throw invalid('logo', messages.logoGone);
  if (before !== null) await queries.addUnusedLogo(trx, before, now);
}

const labels: Record<keyof Look | 'logo', string> = {
  hue: 'colours',
  typefaces: 'typefaces',
  corners: 'corners',
  hero: 'first screen',
  logo: 'logo',
};

/** @throws AppError `invalid` for colours in which something would be hard to read. */
export function refuseUnreadable(colours: Colours) {
  if (missedPairs(colours).length > 0)
    throw new AppError('invalid', undefined, { errors: [{ field: 'hue', message: messages.unreadable }] });
}

function respond(c: AppContext, response: PreparedResponse) {
  const accepted = acceptedEncoding(c.req.header('Accept-Encoding'), ['br', 'gzip']);
  const encoding = response[accepted] ? accepted : 'identity';
  const { body } = response[encoding] ?? response.identity;
  const headers = { ...response.headers, vary: 'Accept-Encoding' };
  return c.body(
    new Uint8Array(body),
    200,
    encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  );
}

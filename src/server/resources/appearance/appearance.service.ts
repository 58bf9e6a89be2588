import { appearance } from '#contract/appearance.ts';
import * as messages from '#contract/messages/appearance.ts';
import type { Look } from '#contract/plain/themes/looks.ts';
import { type Colours, missedPairs, schemes, themeColours } from '#contract/plain/themes/theme-colours.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { changeRecord, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { AppContext } from '#server/http/app-env.ts';
import type { PreparedResponse } from '#server/static/prepared-response.ts';
import { acceptedEncoding } from '#server/static/request-headers.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './appearance.queries.ts';
import { editionOf, findDrawing } from './themed-drawings.ts';

export function mountAppearance({ mount, serve, db }: ResourceContext) {
  mount(appearance.getPublic, async () => {
    const { version: _, ...look } = await queries.findLook(db);
    return { ...look, art: { light: editionOf(look.hue, 'light'), dark: editionOf(look.hue, 'dark') } };
  });
  mount(appearance.get, () => queries.findLook(db));
  mount(appearance.update, ({ body }, call) => updateLook(call, body));
  serve('/art/:file', async (c) => {
    const drawing = findDrawing(c.req.param('file') ?? '');
    if (!drawing) throw notFound();
    if (c.req.param('file') !== drawing.current) return c.redirect(`/art/${drawing.current}`);
    return respond(c, await drawing.response());
  });
}

async function updateLook({ db, change }: Work, look: Look) {
  for (const scheme of schemes) refuseUnreadable(themeColours(look.hue, scheme));
  return changeRecord(db, change, async (trx) => {
    await queries.addLook(trx);
    await lockVersion(trx, 'appearance', 1, change.expectedVersion);
    const before = await queries.findLook(trx);
    const result = await queries.updateLook(trx, look);
    const fields = (Object.keys(labels) as (keyof Look)[])
      .filter((part) => before[part] !== look[part])
      .map((part) => labels[part]);
    return { result, entry: { action: 'changed', kind: 'appearance', id: 1, name: null, fields } };
  });
}

const labels: Record<keyof Look, string> = {
  hue: 'colours',
  typefaces: 'typefaces',
  corners: 'corners',
  hero: 'first screen',
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

import type { ClinicProfile } from '#contract/clinic.ts';
import type { ClinicProfileForm } from '#contract/clinic-form.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { lockVersion } from '#server/db/optimistic-lock.queries.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { type PictureFolder, pictureKey } from '#server/storage/pictures.ts';
import { withPicture } from '#server/storage/with-picture.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './clinic.queries.ts';

interface NewPicture {
  place: Extract<PictureFolder, 'practitioners' | 'slides'>;
  image?: UploadedFile | undefined;
}

/** Stores a picture that the next profile may name. One that is named by none within a day goes with a later change. */
export async function addClinicPicture(
  { db, pictures }: ResourceContext,
  { place, image }: NewPicture,
  change: ChangeRequest,
) {
  if (!image) throw invalid('image', 'Please choose a picture file.');
  const name = await pictures.add(place, image);
  const path = pictureKey(place, name);
  await withPicture(pictures, place, name, () => queries.insertPicture(db, path, change.at));
  return { image: path };
}

/** Which pictures are there is decided under the claim on the profile, so that no one's save loses a picture to another's. */
export async function updateClinicProfile(
  { db, pictures }: ResourceContext,
  form: ClinicProfileForm,
  change: ChangeRequest,
): Promise<ClinicProfile> {
  const { saved, dropped } = await db.transaction().execute(async (trx) => {
    await lockVersion(trx, 'clinic_profile', 1, change.expectedVersion);
    const dropped = await exchangePictures(trx, await getClinicProfile(trx), form, change.at);
    await queries.saveProfile(trx, form);
    await recordChange(trx, change, 'changed', { kind: 'clinic-profile', id: null, name: null });
    return { saved: await getClinicProfile(trx), dropped };
  });
  await Promise.all(dropped.map((path) => pictures.removeAt(path)));
  return saved;
}

/**
 * The pictures that nothing names any more.
 * @throws AppError `invalid` when the form names one that is not there.
 */
async function exchangePictures(trx: Database, before: Pictured, form: Pictured, now: number) {
  const uploads = await queries.listPictures(trx);
  const namedBefore = namedPictures(before).map(({ path }) => path);
  const known = new Set([...namedBefore, ...uploads.map(({ path }) => path)]);
  refuseUnknown(form, known);
  const named = new Set(namedPictures(form).map(({ path }) => path));
  const forgotten = uploads.filter(({ created_at }) => created_at < now - limits.unsavedPicture);
  const dropped = [...new Set([...namedBefore, ...forgotten.map(({ path }) => path)])].filter(
    (path) => !named.has(path),
  );
  await queries.deletePictures(trx, dropped);
  return dropped;
}

function refuseUnknown(form: Pictured, known: ReadonlySet<string>) {
  const errors = namedPictures(form)
    .filter(({ path }) => !known.has(path))
    .map(({ field }) => ({ field, message: 'This picture is no longer there. Please choose it again.' }));
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
}

type Pictured = Pick<ClinicProfile, 'practitioners' | 'heroSlides'>;

function namedPictures({ practitioners, heroSlides }: Pictured) {
  const inList = (list: string, items: readonly { image: string | null }[]) =>
    items.flatMap(({ image }, index) => (image ? [{ field: `${list}.${index}.image`, path: image }] : []));
  return [...inList('practitioners', practitioners), ...inList('heroSlides', heroSlides)];
}

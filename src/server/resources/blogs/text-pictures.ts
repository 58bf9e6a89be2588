import type { BlogTextPicture } from '#contract/blogs.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { serverLimits } from '#contract/limits.ts';
import { invalid } from '#server/http/app-error.ts';
import { pictureKey } from '#server/storage/pictures.ts';
import { withPicture } from '#server/storage/with-picture.ts';
import type { ResourceContext } from '../resource.ts';
import { deleteUnused, insertPicture } from './text-pictures.queries.ts';

/** Stores a picture for the text of a blog, and deletes pictures that no text has used for a long time. */
export async function addTextPicture(
  context: ResourceContext,
  image: UploadedFile | undefined,
  now: number,
): Promise<BlogTextPicture> {
  const { db, pictures } = context;
  if (!image) throw invalid('image', 'Please choose a picture.');
  await removeUnusedPictures(context, now);
  const { name, width, height } = await pictures.addMeasured('blogTexts', image);
  await withPicture(pictures, 'blogTexts', name, () => insertPicture(db, name, now));
  return { image_url: `/${pictureKey('blogTexts', name)}`, width, height };
}

/** Only uploads add pictures, so cleaning up on upload is often enough. */
async function removeUnusedPictures({ db, pictures }: ResourceContext, now: number) {
  const names = await deleteUnused(db, now - serverLimits.unusedPicture);
  await Promise.all(names.map((name) => pictures.remove('blogTexts', name)));
}

import { limits } from '#contract/limits.ts';

/** The longest side of a shrunk photo, in px: enough for every place that shows it. */
const longestSide = 4_000;
const qualities = [0.85, 0.7, 0.5];

/** A photo over the limit, made smaller by the browser; undefined when the browser cannot read it. */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= limits.picture) return new File([blob], file.name, { type: blob.type });
  }
  return undefined;
}

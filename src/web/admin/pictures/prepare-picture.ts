import { limits } from '#contract/plain/limits.ts';
import * as words from '#words/admin/pictures.ts';

/** Longest side of a reduced photo in px, enough for every place that shows it. */
const longestSide = 4_000;
const qualities = [0.85, 0.7, 0.5];

/** A picture as the server takes it, however it was chosen: one over the limit is made smaller. Or why it cannot be used. */
export async function preparePicture(file: File): Promise<{ file: File } | { problem: string }> {
  const problem = formatProblem(file);
  if (problem) return { problem };
  if (file.size <= limits.picture) return { file };
  const smaller = await shrink(file);
  if (smaller) return { file: smaller };
  return { problem: words.tooLarge(limits.picture / 1_048_576) };
}

/** Returns the problem with the format, if any. Browsers often give no type to the format of iPhones. */
export function formatProblem({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return words.heic;
  if (!type.startsWith('image/') || type === 'image/svg+xml') return words.notAPicture;
  return undefined;
}

/** Undefined when the browser cannot read the picture. */
async function shrink(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement('canvas');
  draw(bitmap, canvas, longestSide);
  layWhiteUnder(canvas);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= limits.picture) return new File([blob], file.name, { type: blob.type });
  }
  return undefined;
}

/** JPEG would turn transparent parts black. */
function layWhiteUnder(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Makes the canvas as large as the picture, or smaller: no side is longer than `longest`, in px. */
export function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, longest: number) {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

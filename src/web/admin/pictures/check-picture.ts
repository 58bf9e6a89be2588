import { limits } from '#contract/limits.ts';

/** What the server could not take, said before the upload; undefined when it looks right. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return 'This is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF file.';
  if (size > limits.picture)
    return `This picture is larger than ${limits.picture / 1_048_576} MB. Please choose a smaller one.`;
  return undefined;
}

import { limits } from '#contract/limits.ts';

/** What the server could not take, said before the upload; undefined when it looks right. */
export function pictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  return formatProblem(file) ?? sizeProblem(file);
}

/** Browsers often give no type to the format of iPhones. */
export function formatProblem({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'This is a HEIC photo, which most browsers cannot show. Save it as JPEG first: on an iPhone, choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by e-mail.';
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return 'This is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF file.';
  return undefined;
}

function sizeProblem({ size }: Pick<File, 'size'>) {
  if (size > limits.picture)
    return `This picture is larger than ${limits.picture / 1_048_576} MB. Please choose a smaller one.`;
  return undefined;
}

import type { Serializable } from 'node:child_process';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { AppError } from '#server/app-error.ts';
import { type ChildProgramOptions, createChildProgram } from '#server/process/child-program.ts';
import type { Card } from './draw-card.ts';
import type { IconTask } from './draw-icon.ts';
import type { MailLogoTask } from './draw-mail-logo.ts';
import type { EncodedCrop, EncodedPicture, Recut } from './encode-picture.ts';
import type { LogoProblem, LogoTask, PreparedLogo } from './prepare-logo.ts';

export type PictureEncoder = ReturnType<typeof createPictureEncoder>;

/** Encodes and draws pictures in a child process, one at a time on all cores. */
export function createPictureEncoder(options: Partial<ChildProgramOptions> = {}) {
  const run = createChildProgram<unknown>({
    program: 'src/server/storage/picture-program.ts',
    deadline: 20_000,
    // More threads take more memory and are no faster. With an arena for each thread, glibc's malloc gives little of it back:
    // after eight photos of 12 megapixels the process had 412 MB instead of 166.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '1' },
    ...options,
  });
  const prepare = <Output>(task: Uint8Array | Recut | LogoTask) =>
    (run(task as Serializable) as Promise<Output | null>).catch((cause: unknown) => {
      throw new AppError('unavailable', pictureMessages.notPrepared, { cause });
    });
  const draw = async (task: Card | IconTask | MailLogoTask) => {
    const picture = (await run({ ...task })) as Uint8Array<ArrayBuffer> | null;
    if (!picture) throw new Error('The picture could not be drawn.');
    return picture;
  };
  return {
    /** Resolves to null when the bytes cannot be decoded as a picture. */
    encode: (bytes: Uint8Array) => prepare<EncodedPicture>(bytes),
    /** Cuts a stored picture around another point; null when it cannot be decoded. */
    recut: (task: Recut) => prepare<EncodedCrop[]>(task),
    /** Makes a logo, or says why it cannot be one; null when the bytes cannot be decoded as a picture. */
    prepareLogo: (original: Uint8Array) => prepare<PreparedLogo | LogoProblem>({ original }),
    /** Draws the picture of a shared link, as PNG, with a picture beside its words. */
    draw: (card: Card) => draw(card),
    /** Draws an icon of the site, as PNG. */
    drawIcon: (task: IconTask) => draw(task),
    /** Draws the logo in mails, as PNG. */
    drawMailLogo: (task: MailLogoTask) => draw(task),
  };
}

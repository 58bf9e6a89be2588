// A child process that encodes the pictures and logos, and draws the cards and icons that its parent sends, one after another, until the parent disconnects.
import sharp from 'sharp';
import { type Card, drawCard } from './draw-card.ts';
import { drawIcon, type IconTask } from './draw-icon.ts';
import { drawMailLogo, type MailLogoTask } from './draw-mail-logo.ts';
import { encodePicture, type Recut, recutPicture } from './encode-picture.ts';
import { type LogoTask, prepareLogo } from './prepare-logo.ts';

sharp.cache(false);

type Task = Uint8Array | Recut | LogoTask | Card | IconTask | MailLogoTask;

process.on('message', (task: Task) => {
  const work = workOn(task);
  // Errors are the decoder's about the picture. The sender gets one message for all of them.
  work.then(
    (result) => process.send?.(result),
    () => process.send?.(null),
  );
});

function workOn(task: Task): Promise<unknown> {
  if (task instanceof Uint8Array) return encodePicture(task);
  if ('letter' in task) return drawIcon(task);
  if ('plate' in task) return drawMailLogo(task);
  if ('original' in task) return prepareLogo(task);
  return 'stored' in task ? recutPicture(task) : drawCard(task);
}

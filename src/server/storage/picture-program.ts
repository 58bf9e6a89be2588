// A child process that encodes the pictures and draws the cards and icons that its parent sends, one after another, until the parent disconnects.
import sharp from 'sharp';
import { type Card, drawCard } from './draw-card.ts';
import { drawIcon, type IconTask } from './draw-icon.ts';
import { encodePicture, type Recut, recutPicture } from './encode-picture.ts';

sharp.cache(false);

process.on('message', (task: Uint8Array | Recut | Card | IconTask) => {
  const work = workOn(task);
  // Errors are the decoder's about the picture. The sender gets one message for all of them.
  work.then(
    (result) => process.send?.(result),
    () => process.send?.(null),
  );
});

function workOn(task: Uint8Array | Recut | Card | IconTask): Promise<unknown> {
  if (task instanceof Uint8Array) return encodePicture(task);
  if ('svg' in task) return drawIcon(task);
  return 'stored' in task ? recutPicture(task) : drawCard(task);
}

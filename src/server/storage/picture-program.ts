// A child process that encodes the pictures that its parent sends, one after another, until the parent disconnects.
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

sharp.cache(false);

process.on('message', (bytes: Uint8Array) => {
  // Errors are the decoder's about the picture. The sender gets one message for all of them.
  encodePicture(bytes).then(
    (encoded) => process.send?.(encoded),
    () => process.send?.(null),
  );
});

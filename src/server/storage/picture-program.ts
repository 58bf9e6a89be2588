// A program of its own: encodes what its parent sends, one picture after another, until the parent lets go of it.
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

sharp.cache(false);

process.on('message', (bytes: Uint8Array) => {
  // Any error is the decoder's about the picture, and what it says is not for the sender.
  encodePicture(bytes).then(
    (encoded) => process.send?.(encoded),
    () => process.send?.(null),
  );
});

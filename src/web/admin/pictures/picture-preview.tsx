import { useEffect, useRef } from 'react';
import { draw } from './prepare-picture.ts';

/** A picture that was chosen and not yet uploaded. Drawn on a canvas, since the page's security policy allows no blob address. */
export function PicturePreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void decode(file).then(
      (bitmap) => bitmap && isCurrent && canvas.current && draw(bitmap, canvas.current, longestSide),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="picture-preview" role="img" aria-label={label} width="320" height="200" />;
}

/** Null where the browser cannot read the file: what is wrong with it, the server says. */
async function decode(file: File) {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Longest side in px. */
const longestSide = 640;

import { useEffect, useRef } from 'react';

/** A picture that was chosen and not yet uploaded. Drawn on a canvas, since the page's security policy allows no blob address. */
export function PicturePreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void decode(file).then((bitmap) => bitmap && isCurrent && canvas.current && draw(bitmap, canvas.current));
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

const longestSide = 640;

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement) {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

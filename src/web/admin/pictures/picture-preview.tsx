import { useEffect, useRef } from 'react';

/** A picture that was chosen and not yet uploaded. Drawn on a canvas: the policy of the page lets no blob address in. */
export function PicturePreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(file)
      .then((bitmap) => isCurrent && canvas.current && draw(bitmap, canvas.current))
      .catch(() => {}); // what it is, the server says
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} className="picture-preview" role="img" aria-label={label} width="320" height="200" />;
}

const longestSide = 640;

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement) {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

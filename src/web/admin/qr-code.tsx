import { lazy, Suspense } from 'react';
import { importPart } from '#web/ui/navigation/built-scripts.ts';

const Drawing = lazy(async () => {
  const part = await importPart('admin/qr-code-drawing.tsx', () => import('./qr-code-drawing.tsx'));
  return { default: part.QrCodeDrawing };
});

/** A code for cameras, whose tables load with the first one. */
export function QrCode(code: { text: string; label: string }) {
  return (
    <Suspense>
      <Drawing {...code} />
    </Suspense>
  );
}

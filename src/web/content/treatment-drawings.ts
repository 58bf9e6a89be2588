import { treatmentDrawing } from '#contract/plain/treatment-drawings.ts';

const drawings = import.meta.glob<string>('../art/treatment-*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The address of a treatment's drawing. */
export const drawingOf = (treatment: Parameters<typeof treatmentDrawing>[0]): string =>
  drawings[`../art/${treatmentDrawing(treatment)}.svg`] ?? '';

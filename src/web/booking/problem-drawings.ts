import type { ProblemChoice } from './problem-choices.ts';

const drawings = import.meta.glob<string>('../art/tile-*.svg', { eager: true, import: 'default', query: '?no-inline' });

/** Address of the drawing on a tile; without one that fits, it is that of anyone who is not sure. */
export const drawingOf = ({ drawing = 'not-sure' }: ProblemChoice) => drawings[`../art/tile-${drawing}.svg`];

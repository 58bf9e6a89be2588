import type { LongText } from '#contract/conditions.ts';

/** A titled point of a list that is being written. */
export interface Point {
  /** Identifies the point while the list is reordered. */
  key: number;
  title: string;
  description: string;
}

/** A text that is being written as plain text or as a list. The other form keeps its content. */
export interface LongTextDraft {
  isList: boolean;
  text: string;
  points: readonly Point[];
}

export const emptyLongText: LongTextDraft = { isList: true, text: '', points: numbered([]) };

export function toDraft(text: LongText): LongTextDraft {
  if (typeof text === 'string') return { ...emptyLongText, isList: false, text };
  return { isList: true, text: '', points: numbered(text) };
}

export function toLongText(draft: LongTextDraft): LongText {
  if (!draft.isList) return draft.text;
  const points = draft.points.filter((point) => !isBlank(point));
  return points.map(({ title, description }) => ({ title: title.trim(), description: description.trim() }));
}

/** Encodes a text for forms: plain text, or a list as JSON. */
export function encodeLongText(draft: LongTextDraft): string {
  const text = toLongText(draft);
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** Decodes a list of points; like the API, treats anything else as plain text. */
export function decodeLongText(text: string): LongText {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isPoint) ? list : text;
  } catch {
    return text;
  }
}

function isPoint(item: unknown): item is Omit<Point, 'key'> {
  const { title, description } = (item ?? {}) as Partial<Point>;
  return typeof title === 'string' && typeof description === 'string';
}

/** Switches between list and plain text: a point becomes a paragraph whose first line is the title, and vice versa. */
export function changeForm(draft: LongTextDraft, isList: boolean): LongTextDraft {
  if (isList === draft.isList) return draft;
  if (!isList) return { ...draft, isList, text: writePoints(draft.points) };
  const isUntouched = draft.text === writePoints(draft.points);
  return { ...draft, isList, points: isUntouched ? draft.points : numbered(readPoints(draft.text)) };
}

/** Drops empty points. */
export function withoutBlanks(draft: LongTextDraft): LongTextDraft {
  const filled = draft.points.filter((point) => !isBlank(point));
  return { ...draft, points: filled.length > 0 ? filled : numbered([]) };
}

export function isBlank({ title, description }: Omit<Point, 'key'>) {
  return (title + description).trim() === '';
}

function writePoints(points: readonly Point[]) {
  return points
    .filter((point) => !isBlank(point))
    .map(({ title, description }) => [title, description].filter(Boolean).join('\n'))
    .join('\n\n');
}

/** Characters of the longest title; a longer single line is a description. */
const longestTitle = 60;

function readPoints(text: string) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => {
    const [first = '', ...rest] = paragraph.trim().split('\n');
    if (rest.length > 0) return { title: first, description: rest.join('\n') };
    return first.length > longestTitle ? { title: '', description: first } : { title: first, description: '' };
  });
}

/** Adds keys to points; an empty list gets one empty point. */
function numbered(points: readonly Omit<Point, 'key'>[]): readonly Point[] {
  const some = points.length > 0 ? points : [{ title: '', description: '' }];
  return some.map(({ title, description }, key) => ({ key, title, description }));
}

// Steps of editing a list of points. Places count from 0.

export function addPoint(points: readonly Point[]): readonly Point[] {
  return insertPoint(points, points.length, { title: '', description: '' });
}

export function insertPoint(points: readonly Point[], place: number, words: Omit<Point, 'key'>): readonly Point[] {
  return points.toSpliced(place, 0, { ...words, key: nextKey(points) });
}

export function changePoint(points: readonly Point[], place: number, change: Partial<Point>): readonly Point[] {
  return points.map((point, index) => (index === place ? { ...point, ...change } : point));
}

/** Removing the only point leaves an empty one. */
export function removePoint(points: readonly Point[], place: number): readonly Point[] {
  return points.length > 1 ? points.toSpliced(place, 1) : [{ key: nextKey(points), title: '', description: '' }];
}

/** Returns the same list if there is no such place. */
export function movePoint(points: readonly Point[], from: number, to: number): readonly Point[] {
  const point = points[from];
  if (!point || to < 0 || to >= points.length) return points;
  return points.toSpliced(from, 1).toSpliced(to, 0, point);
}

function nextKey(points: readonly Point[]) {
  return Math.max(0, ...points.map(({ key }) => key)) + 1;
}

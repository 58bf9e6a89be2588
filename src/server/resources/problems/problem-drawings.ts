import type { BodyArea } from '#contract/conditions.ts';
import type { Problem } from '#contract/problems.ts';
import type { Row } from '#server/db/tables.ts';

type Drawing = Problem['drawing'];

/** Problems that come with the program and whose body area says too little. One with another name has the drawing of its area. */
const byName = new Map<string, Drawing>([
  ['Headache from the neck', 'head'],
  ['Sore or clicking jaw', 'head'],
  ["Bell's palsy", 'head'],
  ['Dizziness', 'head'],
  ['After surgery', 'after-operation'],
]);

const byArea: Partial<Record<BodyArea, Drawing>> = {
  'head-and-neck': 'neck',
  shoulder: 'shoulder',
  'elbow-wrist-hand': 'hand',
  back: 'back',
  'hip-and-pelvis': 'hip',
  knee: 'knee',
  'ankle-and-foot': 'ankle',
};

/** The drawing of a problem by its English name. */
export const drawingOf = ({ name, body_area }: Row<'problems'>): Drawing =>
  byName.get(name) ?? (body_area ? byArea[body_area] : undefined);

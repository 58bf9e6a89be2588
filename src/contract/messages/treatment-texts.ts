// Texts of the page of a treatment: labels are its headings too. A noun names a text in the history.

export const what = 'What it is';
export const whatNoun = 'what it is';
export const happens = 'What happens';
export const happensNoun = 'what happens';
export const helps = 'Who it helps';
export const helpsNoun = 'who it helps';
export const evidence = 'How sure we are';
export const evidenceNoun = 'how sure we are';
export const evidenceHint = 'One honest sentence: what is known to help, and what is not.';
export const sources = 'Sources';
export const sourcesNoun = 'sources';
export const sourcesHint = 'One a line: title, a bar, and address.';
export const reviewedBy = 'Reviewed by';
export const reviewedByNoun = 'reviewer';
export const reviewedByHint = 'Name and role of the clinician. The page shows it.';

/** How sure the evidence is, in the words of the page. */
export const grades = {
  good: 'Good evidence',
  some: 'Some evidence',
  weak: 'Weak evidence',
  'advised-against': 'Guidelines advise against it for some problems',
} as const;

/** Aims of treatments, in the order of the page; its key is stored. */
export const aims = {
  move: 'To move better',
  pain: 'To ease pain',
  recover: 'After an operation or illness',
  steady: 'To feel steady on your feet',
  family: 'For pregnancy, pelvic floor and children',
  place: 'At your home, or online',
} as const;

/** A sentence about each. */
export const aimsSaid = {
  move: 'For stiff, weak or sore joints, muscles and backs.',
  pain: 'Heat, cold, currents, needles and tape may ease pain for a while. Moving helps for longer.',
  recover: 'The way back to everyday life, step by step.',
  steady: 'For dizziness, weak legs and the worry of falling.',
  family: 'Care for the body before and after a birth, and for children who are growing.',
  place: 'If the way to us is too far or too hard.',
} as const;

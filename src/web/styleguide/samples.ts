import type { Problem } from '#contract/problems.ts';
import type { Treatment } from '#contract/treatments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import type { ProblemChoice } from '#web/booking/problem-choices.ts';
import type { ShownSign } from '#web/content/signs.tsx';

// Content of the components. Words are English in all variants, since the page is for those who develop the site.

export const long =
  'After the operation I could not bend my knee. They showed me how to begin, and wrote every exercise down. After eight weeks I walked to work. I still go up the stairs slowly, but without the rail. What helped most was that the same person saw me each time.';

export const treatments = [
  { treatment_id: 1, treatment_description: 'Manual therapy', price_label: 'From ₹ 600', not_if: null },
  { treatment_id: 2, treatment_description: 'Dry needling', price_label: null, not_if: 'Not with blood thinners' },
  { treatment_id: 3, treatment_description: 'Home visit', price_label: '₹ 900', not_if: null },
] as Treatment[];

const drawings: [string, Problem['drawing']][] = [
  ['Back pain', 'back'],
  ['Neck pain', 'neck'],
  ['Shoulder pain', 'shoulder'],
  ['Knee pain', 'knee'],
  ['After an operation', 'after-operation'],
  ['Ankle pain', 'ankle'],
  ['Pain in the hand or elbow', 'hand'],
];

export const problems: ProblemChoice[] = drawings.map(([label, drawing], index) => ({
  value: String(index + 1),
  label,
  words: label,
  treatments: [],
  drawing,
}));

export const signs: ShownSign[] = [
  { name: 'chest', urgency: 'call', sign: 'Pain in the chest that spreads to the arm', advice: null },
  { name: 'bladder', urgency: 'emergency', sign: 'No control over the bladder', advice: null },
  { name: 'fever', urgency: 'today', sign: 'Fever with a hot, swollen joint', advice: null },
];

const visit = {
  starts_at: '2035-03-05T04:30:00Z',
  ends_at: '2035-03-05T05:15:00Z',
  name: 'Asha Sample',
  treatments: ['Manual therapy'],
  practitioner_id: 1,
  practitioner: 'Dr. Nila Sample [PT]',
  room: 'Room 1',
  status: 'booked',
  overbooked: false,
  is_coming: false,
};

export const visits = [
  visit,
  { ...visit, is_coming: true, practitioner_id: 2, name: 'A name that is much longer than its place' },
  { ...visit, status: 'arrived', practitioner_id: 3 },
  { ...visit, status: 'fulfilled', practitioner_id: 4 },
  { ...visit, status: 'noshow', practitioner_id: 5 },
  { ...visit, status: 'cancelled', practitioner_id: 6 },
  { ...visit, overbooked: true, practitioner_id: 7 },
  { ...visit, practitioner_id: null, practitioner: null, room: null, treatments: [] },
].map((one, id) => ({ ...one, id })) as unknown as CalendarVisit[];

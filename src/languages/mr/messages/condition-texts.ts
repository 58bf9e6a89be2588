// Fields of a condition beside the specified ones: labels and hints of the form, nouns for the history, and examples.

/** Headings of the groups in which a form offers the optional fields. */
export const conditionGroups = {
  help: 'When to get help',
  course: 'How it goes, and whether it fits',
  action: 'What you can do',
  care: 'How sure we are, children, pregnancy',
  review: 'Sources and review',
  search: 'Search',
} as const;

export const otherWordsHint =
  'Words that patients use, one a line: common names, misspellings, Hindi. Search finds this page with them.';

export const texts = {
  alt: {
    label: 'What the picture shows',
    noun: 'words for the picture',
    hint: 'Read out to people who cannot see it. If empty, they hear “Illustration” and the name.',
  },
  urgent_help: {
    label: 'Urgent help',
    noun: 'urgent help',
    hint: 'When to go to emergency care at once. Write {emergency}, {ambulance}, {crisis} and {child} for the numbers of the clinic’s country.',
    example: 'Your hand is numb or cannot move.',
  },
  routine_help: {
    label: 'Routine help',
    noun: 'routine help',
    hint: 'When to see a doctor or book a visit.',
    example: 'The pain lasts for more than six weeks.',
  },
  course: {
    label: 'How it usually goes',
    noun: 'usual course',
    hint: 'One stage a line: when, a bar, and what most people notice. Other lines are paragraphs.',
    example: '2 to 6 weeks | The pain eases.',
  },
  self_check: {
    label: 'Check if it fits you',
    noun: 'self-check',
    hint: 'One sign a line.',
    example: 'It hurts when you grip or lift something.',
  },
  do_lines: { label: 'Do', noun: 'what to do', hint: 'One a line.', example: 'Keep your elbow moving.' },
  avoid_lines: {
    label: 'Avoid',
    noun: 'what to avoid',
    hint: 'One a line.',
    example: 'Lifting with your palm facing down.',
  },
  evidence: {
    label: 'How sure we are',
    noun: 'how sure we are',
    hint: 'What is known to help, and what is not.',
    example: 'Good studies show that exercise helps.',
  },
  children: { label: 'Children', noun: 'children', example: 'Children rarely have it.' },
  pregnancy: { label: 'Pregnancy', noun: 'pregnancy', example: 'The exercises are safe.' },
  sources: {
    label: 'Sources',
    noun: 'sources',
    hint: 'One a line: title, a bar, and address.',
    example: 'A guideline | https://example.com/elbow',
  },
  other_words: { label: 'Other words for it', noun: 'other words', example: 'elbow tendon' },
  reviewed_by: {
    label: 'Reviewed by',
    noun: 'reviewer',
    hint: 'Name and role of the clinician. The page shows it.',
    example: 'A. Sample, physiotherapist',
  },
} as const;

export const conditionDays = {
  written_on: { label: 'Written on', noun: 'day of writing', hint: 'The page shows it.' },
  reviewed_on: {
    label: 'Reviewed on',
    noun: 'day of the last review',
    hint: 'Date a clinician last checked this page. The page shows it.',
  },
  next_review_on: {
    label: 'Next review on',
    noun: 'day of the next review',
    hint: 'After it, the list says that a review is due. If empty, it does so after a year.',
  },
} as const;

export const exercises = {
  title: { label: 'Name', missing: 'Every exercise needs a name.' },
  instructions: { label: 'How to do it', missing: 'Every exercise needs instructions.' },
  how_often: { label: 'How often', hint: 'Like “10 times, twice a day”.' },
  stop_if: { label: 'Stop if', hint: 'Like “the pain shoots down your leg”.' },
} as const;

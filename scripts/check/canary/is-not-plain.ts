// Breaks the rule "words/plain" on purpose, once per line: if oxlint accepts a line, the rule no longer works.
export const canary = (name: string) => [
  'Whoever has the link can open it.',
  `${name} was seen by nobody.`,
  'Room added with care!',
  'This sentence goes on and on, since its author had so much to say that no one could follow it to the end.',
];

/** JSON for the inside of a script: no text can end it, or open a comment in it. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', String.raw`\u003c`);

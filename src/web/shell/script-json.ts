/** JSON for the inside of a script element: no text can end the element or open a comment in it. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', String.raw`\u003c`);

/** JSON for the inside of a script: no text can end it, or open a comment in it. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** A script that stands in the server's HTML, allowed by its hash. React in the browser leaves it alone. */
export function InlineScript({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON for the inside of a script: nothing in it can end the script. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

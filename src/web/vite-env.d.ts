/// <reference types="vite/client" />

// Made by plugins in vite.config.ts; empty in development.

declare module 'virtual:built-styles' {
  const cssByAddress: Readonly<Record<string, string>>;
  export default cssByAddress;
}

declare module 'virtual:built-scripts' {
  /** Scripts by the path of a route, or of a part that loads later, in src/web. */
  const scriptsBySource: Readonly<Record<string, readonly string[]>>;
  export default scriptsBySource;
}

declare module 'virtual:document-script' {
  /** The script that pages without React carry inline. */
  const script: string;
  export default script;
}

/// <reference types="vite/client" />

/** Made by the plugin in vite.config.ts; empty in development. */
declare module 'virtual:built-styles' {
  const cssByAddress: Readonly<Record<string, string>>;
  export default cssByAddress;
}

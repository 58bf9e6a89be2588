/** False if the browser does not know, and on the server. */
export function isOffline() {
  return globalThis.navigator?.onLine === false;
}

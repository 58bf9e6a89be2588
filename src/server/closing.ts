/** Does work with something that is closed afterwards, such as a database, a file or a temporary folder. */
export async function closing<R extends AsyncDisposable, T>(
  resource: R,
  work: (resource: R) => Promise<T>,
): Promise<T> {
  try {
    return await work(resource);
  } finally {
    await resource[Symbol.asyncDispose]();
  }
}

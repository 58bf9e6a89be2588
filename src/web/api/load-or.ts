/** For lists that a page can do without: a failure is logged, and the page shows its empty sentence. */
export async function loadOr<T>(fallback: T, load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    console.error(error);
    return fallback;
  }
}

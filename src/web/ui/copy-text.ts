/** False where it did not work: browsers have a clipboard for pages only where the connection is safe. */
export async function copyText(text: string): Promise<boolean> {
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}

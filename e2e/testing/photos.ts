import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/**
 * Writes a picture over the limit of 10 MB that is quickly read and encoded: of a single colour, and not compressed. Resolves
 * with its path.
 */
export async function writeLargePhoto(name: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'photo-')), name);
  const image = sharp({ create: { width: 1_900, height: 1_900, channels: 3, background: '#14665e' } });
  await image.png({ compressionLevel: 0 }).toFile(file);
  return file;
}

/** Writes a file of zeros for a test, which the browser reads by itself: sending its bytes would take seconds. Returns its path. */
export function writeZeros(name: string, size: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zeros-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, name);
  writeFileSync(file, '');
  truncateSync(file, size);
  return file;
}

/** Photo of an iPhone as many browsers hand it over: without a type. */
export const heicPhoto = { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') };

/** Drops or pastes a file on an element. */
export async function give(event: 'drop' | 'paste', target: Locator, file: string | typeof heicPhoto) {
  const page: Page = target.page();
  // The page gets the file as from a person, by an input of its own.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('input'), { id: 'given', type: 'file' }));
  });
  await page.locator('#given').setInputFiles(file);
  await target.evaluate((element, kind) => {
    const input = document.querySelector<HTMLInputElement>('#given');
    const transfer = new DataTransfer();
    for (const given of input?.files ?? []) transfer.items.add(given);
    input?.remove();
    const { x, y } = element.getBoundingClientRect();
    const options = { bubbles: true, cancelable: true, clientX: x + 30, clientY: y + 30 };
    element.dispatchEvent(
      kind === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: transfer })
        : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
    );
  }, event);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fonts and pictures are already compressed. */
const compressible = /\.(css|js|json|svg|txt)$/;

/**
 * Writes compressed copies beside the files of a folder. They serve all requests, so they use the highest quality.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((name) => compressible.test(name))) {
    const file = join(folder, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

// Encodes the pictures of the sample content from the project's drawings at build time, so that no start has to.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { variantFile } from '#contract/picture-name.ts';
import { drawings, encodedSamples, sampleName } from '#server/db/seed/sample-pictures.ts';
import { encodePicture } from '#server/storage/encode-picture.ts';

rmSync(encodedSamples, { recursive: true, force: true });
mkdirSync(encodedSamples, { recursive: true });
for (const file of readdirSync(drawings)) {
  const drawing = file.replace('.svg', '');
  const { fallback, variants } = await encodePicture(readFileSync(new URL(file, drawings)));
  writeFileSync(new URL(sampleName(drawing), encodedSamples), fallback);
  for (const { bytes, ...variant } of variants)
    writeFileSync(new URL(variantFile(drawing, variant), encodedSamples), bytes);
}

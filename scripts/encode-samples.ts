// `npm run art` runs this after it has drawn: encodes the pictures of the sample content. They are part of the sources, so that no
// start has to encode them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { variantFile } from '#contract/plain/picture-name.ts';
import { drawings, encodedSamples, sampleName } from '#server/db/seed/sample-pictures.ts';
import { encodePicture } from '#server/storage/encode-picture.ts';
import { fingerprintOf } from './launch/build.mjs';
import { root } from './launch/root.mjs';

rmSync(encodedSamples, { recursive: true, force: true });
mkdirSync(encodedSamples, { recursive: true });
for (const file of readdirSync(drawings)) {
  const drawing = file.replace('.svg', '');
  const { fallback, variants } = await encodePicture(readFileSync(new URL(file, drawings)));
  writeFileSync(new URL(sampleName(drawing), encodedSamples), fallback);
  for (const { bytes, ...variant } of variants)
    writeFileSync(new URL(variantFile(drawing, variant), encodedSamples), bytes);
}
const fingerprint = fingerprintOf(root, ['src/server/db/seed/pictures', 'src/server/storage/encode-picture.ts']);
writeFileSync(new URL('sources.sha256', encodedSamples), `${fingerprint}\n`);

// `node scripts/release/sign.ts FOLDER`: signs SHA256SUMS in a folder with the text in MINISIGN_KEY, in a job of the workflow that installs
// nothing and runs nothing else.
import { readVersion } from '#server/version.ts';
import { findObstaclesToSigning, signChecksums } from './signing.ts';

const [folder] = process.argv.slice(2);
const secretKey = process.env['MINISIGN_KEY'] || undefined;
const obstacles = findObstaclesToSigning('.', secretKey);
for (const obstacle of obstacles) console.error(obstacle);
if (!folder) console.error('Usage: node scripts/release/sign.ts FOLDER');
if (obstacles.length > 0 || !folder) process.exitCode = 1;
else if (secretKey) console.log(signChecksums(folder, secretKey, `physiotherapy-app ${readVersion()}`));
else console.log('Not signed: there is no deploy/minisign.pub.');

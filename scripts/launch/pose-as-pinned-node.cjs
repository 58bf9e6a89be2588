// npm leaves out optional packages that don't run on the Node that it runs on, and native ones don't run on an old Node.
// Here everything runs on the pinned Node, so npm is told that this is it.
const { optionalDependencies } = require('../../package.json');

const [version] = Object.values(optionalDependencies);
Object.defineProperty(process, 'version', { value: `v${version}` });

// npm omits optional packages whose `engines` do not match the Node it runs on. The project runs on the pinned Node, so npm is
// given its version.
const { optionalDependencies } = require('../../package.json');

const [version] = Object.values(optionalDependencies);
Object.defineProperty(process, 'version', { value: `v${version}` });

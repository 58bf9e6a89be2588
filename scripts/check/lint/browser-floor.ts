// A rule for oxlint: code for browsers uses nothing newer than the oldest browsers that are supported in full (Chrome and Edge 117,
// Firefox 125, Safari 17.4). Vite lowers syntax only.

interface Node {
  type: string;
  name?: string;
  object?: Node;
  property?: Node;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

/** Static functions, by the object that has them. */
const statics: Readonly<Record<string, readonly string[]>> = {
  Array: ['fromAsync'],
  Iterator: ['concat', 'from'],
  Math: ['f16round', 'sumPrecise'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  URL: ['parse'],
};
/** Methods whose names no older object has. */
const methods = new Set([
  'difference',
  'getOrInsert',
  'getOrInsertComputed',
  'intersection',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'toBase64',
  'toHex',
]);
const globals = new Set(['Temporal', 'Float16Array', 'CookieStore', 'Iterator']);

function isTooNew({ object, property }: Node) {
  const name = property?.name ?? '';
  const owner = object?.name ?? '';
  return globals.has(owner) || statics[owner]?.includes(name) || methods.has(name);
}

const message = 'Some browsers that are supported in full do not have this yet. Write it with older means.';

const rule = {
  create: (context: Context) => ({
    MemberExpression(node: Node) {
      if (isTooNew(node)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'browsers' }, rules: { floor: rule } };

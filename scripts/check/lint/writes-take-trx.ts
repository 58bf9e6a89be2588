// A rule for oxlint: a statement that writes is part of a transaction, so that plain `db` does not compile where it is called.

interface Node {
  type: string;
  name?: string;
  object?: Node;
  property?: Node;
  typeName?: Node;
  typeAnnotation?: Node | null;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message =
  'Write through a parameter `trx: Transaction`, which changeRecord gives. A statement on its own, for what the program keeps for itself, is listed in .oxlintrc.json.';

const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);

const isWrittenByOther = ({ object, property }: Node) =>
  writers.has(property?.name ?? '') && object?.type === 'Identifier' && object.name !== 'trx';

/** `trx: Database` would accept plain `db`. */
const isWronglyTyped = ({ name, typeAnnotation }: Node) =>
  name === 'trx' && typeAnnotation && typeAnnotation.typeAnnotation?.typeName?.name !== 'Transaction';

const rule = {
  create: (context: Context) => ({
    MemberExpression(node: Node) {
      if (isWrittenByOther(node)) context.report({ node, message });
    },
    Identifier(node: Node) {
      if (isWronglyTyped(node)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'changes' }, rules: { 'writes-take-trx': rule } };

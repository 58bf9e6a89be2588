// A rule for oxlint: a statement that writes is part of a transaction, so that plain `db` does not compile where it is called.

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  object?: Node;
  property?: Node;
  typeName?: Node;
  typeAnnotation?: Node | null;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message =
  'Write through a parameter `trx: Transaction`, which changeRecord gives. Tables of what the program notes for itself are listed in writes-take-trx.ts.';
const openedMessage = 'Call inTransaction, which repeats a transaction that has lost a conflict.';

const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);

/** Tables of what the program notes for itself: no page, counter or entry of the audit log follows from their rows. */
const ownTables = new Set<unknown>([
  'imports',
  'instances',
  'job_runs',
  'limit_counts',
  'off_site',
  'outbox',
  'presences',
  'previews',
  'remarks_drafts',
  'sessions',
]);

const isWrittenByOther = ({ callee, arguments: [table] = [] }: Node) =>
  writers.has(callee?.property?.name ?? '') &&
  callee?.object?.type === 'Identifier' &&
  callee.object.name !== 'trx' &&
  !ownTables.has(table?.value);

/** `trx: Database` would accept plain `db`. */
const isWronglyTyped = ({ name, typeAnnotation }: Node) =>
  name === 'trx' && typeAnnotation && typeAnnotation.typeAnnotation?.typeName?.name !== 'Transaction';

const rule = {
  create: (context: Context) => ({
    CallExpression(node: Node) {
      if (isWrittenByOther(node)) context.report({ node, message });
      if (node.callee?.property?.name === 'transaction') context.report({ node, message: openedMessage });
    },
    Identifier(node: Node) {
      if (isWronglyTyped(node)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'changes' }, rules: { 'writes-take-trx': rule } };

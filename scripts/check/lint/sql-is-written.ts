// See docs/decisions/0083-markup-in-a-child-process.md.

// A rule for oxlint: SQL is written out in the code, and values are sent as parameters.

interface Node {
  type: string;
  name?: string;
  operator?: string;
  expressions?: Node[];
  object?: Node;
  property?: Node;
}

interface Call extends Node {
  callee: Node;
  arguments: Node[];
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message =
  'This builds SQL from strings. Write it as sql`...` or with Kysely, which sends every value as a parameter, or choose between whole statements.';

const statementTakers = new Set(['exec', 'prepare', 'query']);

const isNamed = (node: Node | undefined, ...names: string[]) => names.includes(node?.name ?? '');

const isBuilt = (node: Node | undefined) =>
  (node?.type === 'TemplateLiteral' && node.expressions?.length !== 0) ||
  (node?.type === 'BinaryExpression' && node.operator === '+');

function buildsSql({ callee, arguments: [first] }: Call) {
  if (callee.type === 'Identifier') return isNamed(callee, 'sql');
  const { object, property } = callee;
  if (isNamed(object, 'sql', 'CompiledQuery') && isNamed(property, 'raw', 'lit')) return true;
  return statementTakers.has(property?.name ?? '') && isBuilt(first);
}

const rule = {
  create: (context: Context) => ({
    CallExpression(node: Call) {
      if (buildsSql(node)) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'clinic' }, rules: { 'sql-is-written': rule } };

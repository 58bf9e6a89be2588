// A rule for oxlint: an expectation of what a page shows is polled, because a page shows later what a click or an answer changes.

interface Node {
  type: string;
  name?: string;
  callee?: Node;
  property?: Node;
  object?: Node;
  body?: Node;
  id?: Node;
  parent?: Node;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const message = 'The page may show it a moment later. Write `await expect.poll(() => ...)`.';

/** Methods of Playwright that read at once, or as soon as the element is there. */
const reads = new Set([
  'allInnerTexts',
  'allTextContents',
  'ariaSnapshot',
  'count',
  'evaluateAll',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
]);

const isRead = ({ callee }: Node) => reads.has(callee?.property?.name ?? '');

const isAddress = ({ callee }: Node) =>
  callee?.property?.name === 'url' && /^(?:page|tab|popup)$/.test(callee.object?.name ?? '');

const isFunction = ({ type }: Node) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

/** The `expect(...)` around a node, but not one that calls it later. */
function expectationOf(node: Node): Node | undefined {
  for (let at = node.parent; at && !isFunction(at); at = at.parent) if (at.callee?.name === 'expect') return at;
  return undefined;
}

const rule = {
  create(context: Context) {
    const readers = new Set<string>();
    const calls: Node[] = [];
    return {
      CallExpression: (node: Node) => void calls.push(node),
      ArrowFunctionExpression({ body, parent }: Node) {
        if (parent?.id?.name && body?.type === 'CallExpression' && isRead(body)) readers.add(parent.id.name);
      },
      'Program:exit'() {
        for (const call of calls) {
          const isAwaitedRead =
            call.parent?.type === 'AwaitExpression' && (isRead(call) || readers.has(call.callee?.name ?? ''));
          if ((isAwaitedRead || isAddress(call)) && expectationOf(call)) context.report({ node: call, message });
        }
      },
    };
  },
};

export default { meta: { name: 'pages' }, rules: { 'reads-wait': rule } };

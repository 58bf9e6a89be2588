// A rule for oxlint: sentences that people read are plain. It reads texts with a space in them, so no keys or addresses.

interface Node {
  type: string;
  value?: unknown;
}

interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

const unfriendly = /\b(?:anew|anybody|everybody|nobody|somebody|unseen|whoever)\b/i;
const mostWords = 20;

/** The only sentences with an exclamation mark: they are specified. */
const exclamations = new Set([
  'Appointment submitted successfully!',
  'Blog added!',
  'Blog deleted!',
  'Blog updated!',
  'Condition added successfully!',
  'Gallery item added!',
  'Item deleted!',
  'Marked as done!',
  'Opening added!',
  'Opening deleted!',
  'Review deleted!',
  'Review visibility updated!',
  'Status updated!',
  'Thank you for your feedback!',
]);

/** Descriptions of the API may be longer than what the site says. */
const isOnSite = (filename: string) => /\bsrc[/\\](?:web|contract[/\\]messages)\b|canary/.test(filename);

function complaintAbout(text: string, filename: string) {
  const word = unfriendly.exec(text)?.[0];
  if (word) return `Write someone, anyone, no one or again instead of “${word}”.`;
  if (/\p{L}!$/u.test(text) && !exclamations.has(text)) return 'Only specified sentences end with an exclamation mark.';
  if (isOnSite(filename) && text.split(/(?<=[.?!:])\s/).some(isLong))
    return `This sentence has more than ${mostWords} words. Make two of it.`;
  return undefined;
}

const isLong = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /^\D*\p{L}\D*$/u.test(word)).length > mostWords;

const rule = {
  create: (context: Context) => {
    function check(node: Node, value: unknown) {
      const text = typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
      const complaint = text.includes(' ') ? complaintAbout(text, context.filename) : undefined;
      if (complaint) context.report({ node, message: complaint });
    }
    return {
      Literal: (node: Node) => check(node, node.value),
      JSXText: (node: Node) => check(node, node.value),
      TemplateElement: (node: Node) => check(node, (node.value as { cooked?: string }).cooked),
    };
  },
};

export default { meta: { name: 'words' }, rules: { plain: rule } };

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git, hasCommit, root } from '../release/changelog.ts';
import type { ToolResult } from './run-tool.ts';

const blockStart = String.raw`(?<=^|[\s{])\/\*{1,2}\s+(?:\* )?`;
const lineStart = String.raw`(?<!^[ \t]*\/\/.*\n[ \t]*)(?<=^|\s)\/\/ `;
const opener = new RegExp(
  `(?:${blockStart}|${lineStart})(?:Of|What|Whoever|Who|Whose|Whom|Which|Those|Such|As|The same)\\b.*`,
  'gm',
);
const privateWord =
  /^(?:\s*(?:\/\/|\/?\*)|.*\s\/\/ |\s*(?:test|describe)[.(]).*\b(?:somebody|nobody|anybody|whoever|anew)\b.*/gim;

const lengthAllowed = 72;
const verbs = new Set(
  `Add Allow Ask Bound Check Clarify Correct Count Document Draw Drop Fix Give Guard Hide Keep Limit List Make Mark Merge Move Name
  Parse Pass Prevent Print Read Record Reduce Refuse Release Remove Rename Repeat Replace Report Require Revert Reword Run Save
  Send Set Settle Shorten Show Simplify Speed Split Store Test Tighten Update Use Validate Warn Write`.split(/\s+/),
);
/** The newest commit when this check came: the subjects up to it break the rule in places, and cannot be changed any more. */
const lastUnchecked = '6708b0ba';
/** Subjects that were pushed with a few characters too many or another verb, and cannot be changed any more. */
const pushed = [
  'Move the way to discard a restored blog beside its note, off the save bar',
  'Fix a language that the clinic does not speak hiding the next one asked for',
  "Add the patient's language to requests, and ready messages in it to the API",
  'Leave what fields hold out of the sweep of literals',
];

/** Finds comments without a head noun or a verb, and words in comments and titles of tests that have a plainer one. */
export function findWordingFaults(source: string): string[] {
  const fragments = source.match(opener) ?? [];
  const unusual = source.match(privateWord) ?? [];
  return [
    ...fragments.map((comment) => `begin with a noun or a verb: ${shorten(comment)}`),
    ...unusual.map((line) => `write someone, no one, anyone (who), again: ${shorten(line)}`),
  ];
}

export function findSubjectFaults(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const [verb = ''] = subject.split(' ');
    return [
      ...(subject.length > lengthAllowed ? [`${subject.length} characters, ${lengthAllowed} at most: ${subject}`] : []),
      ...(verbs.has(verb) ? [] : [`'${verb}' is no verb of scripts/check/english.ts: ${subject}`]),
    ];
  });
}

export function checkWording(): ToolResult {
  const files = globSync(['*.ts', '{src,scripts,art,bench,e2e}/**/*.{ts,tsx,mjs,css}'], { cwd: root });
  const faults = files.flatMap((file) =>
    findWordingFaults(readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  return { name: 'wording', ok: faults.length === 0, output: faults.join('\n') };
}

/** Checks commit subjects. A package or shallow clone has no history to check, which the result's name says. */
export function checkSubjects(folder = root, since = lastUnchecked): ToolResult {
  if (!hasCommit(folder, since))
    return { name: 'commit subjects (skipped: this copy has no history)', ok: true, output: '' };
  const log = git(folder, 'log', '--no-merges', '--format=%s', `${since}..HEAD`);
  const faults = findSubjectFaults(log.split('\n').filter((subject) => subject && !pushed.includes(subject)));
  return { name: 'commit subjects', ok: faults.length === 0, output: faults.join('\n') };
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 100);

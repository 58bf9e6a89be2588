import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './changelog.ts';

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: { uses?: string; run?: string; with?: object }[] }>;
}

const files = globSync('.github/**/*.yml', { cwd: root });
const read = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));
const scripts = Object.keys((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Scripts).scripts);

interface Scripts {
  scripts: Record<string, string>;
}

function commandsOf(file: string) {
  const { jobs } = read(`.github/workflows/${file}`) as Workflow;
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim().split('\n') ?? []));
}

test.each(files)('%s is valid YAML', (file) => {
  expect(read(file)).toBeTypeOf('object');
});

test('every change is installed from the lock file and tested', () => {
  expect(commandsOf('test.yml')).toEqual(['npm ci', 'npm test']);
});

describe.each(files.filter((file) => file.includes('workflows')))('%s', (file) => {
  const workflow = read(file) as Workflow;
  const jobs = Object.values(workflow.jobs);

  test('has few rights and ends by itself', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const commands = commandsOf(path.basename(file));
    const called = commands.flatMap((command) =>
      [...command.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(called.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('packages and actions are updated by Dependabot', () => {
  const { updates } = read('.github/dependabot.yml') as { updates: { 'package-ecosystem': string }[] };
  const ecosystems = updates.map((update) => update['package-ecosystem']);
  expect(ecosystems).toEqual(expect.arrayContaining(['npm', 'github-actions']));
});

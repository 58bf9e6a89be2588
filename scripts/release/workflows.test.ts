import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './changelog.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string | string[];
  /** Another workflow, in place of steps. */
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on: object;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = globSync('.github/**/*.yml', { cwd: root });
const workflows = files.filter((file) => file.includes('workflows'));
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const read = (file: string): unknown => parse(text(file));
const workflowOf = (name: string) => read(`.github/workflows/${name}.yml`) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).flatMap(({ run }) => run?.trim().split('\n') ?? []);
const scripts = Object.keys((JSON.parse(text('package.json')) as { scripts: Record<string, string> }).scripts);

test.each(files)('%s is valid YAML', (file) => {
  expect(read(file)).toBeTypeOf('object');
});

test('every change is installed from the lock file, tested, and compared with known vulnerabilities', () => {
  const { on, jobs } = workflowOf('test');
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null, workflow_call: null });
  const runs = (job: string) => jobs[job]?.steps?.flatMap(({ run = [] }) => run);
  expect(runs('test')).toEqual(['npm ci', 'npm test']);
  expect(runs('audit')).toEqual(['npm audit --workspaces=false --omit=dev', 'npm audit --audit-level=high']);
  expect(jobs['codeql']?.steps?.at(-1)?.uses).toContain('github/codeql-action/analyze');
  expect(runs('alerts')).toContain('promtool test rules deploy/prometheus/clinic.rules.test.yml');
});

test('every change is tried with Docker, as deploy/compose.yaml starts it', () => {
  const compose = workflowOf('compose');
  expect(compose.on).toEqual({ push: { branches: ['main'] }, pull_request: null, workflow_call: null });
  expect(commandsOf(compose)).toEqual(['sh scripts/try-compose.sh']);
});

test('every night, and before each release, all tests run on all platforms, the sweeps and the fault tests', () => {
  const nightly = workflowOf('nightly');
  expect(Object.keys(nightly.on)).toEqual(['schedule', 'workflow_dispatch', 'workflow_call']);
  expect(Object.values(nightly.jobs).map(({ uses }) => uses)).toEqual([
    './.github/workflows/test.yml',
    './.github/workflows/platforms.yml',
    './.github/workflows/compose.yml',
    undefined,
    undefined,
  ]);
  expect(commandsOf(nightly)).toContain('npm run test:sweeps');
  expect(commandsOf(nightly).at(-1)).toContain('launch.mjs test:faults');
  expect(commandsOf(workflowOf('platforms'))).toEqual(['npm ci --workspaces=false', 'npm run smoke']);
});

test('nothing of a release is made before all tests, or published before it was tried', () => {
  const { jobs } = workflowOf('release');
  const needs = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.needs]));
  const tried = ['try', 'image'];
  expect(needs).toEqual({
    tests: undefined,
    files: 'tests',
    try: 'files',
    image: 'tests',
    sign: tried,
    publish: 'sign',
  });
  expect(jobs['tests']?.uses).toBe('./.github/workflows/nightly.yml');
});

test('the key that signs a release is known to one step, in a job that installs and builds nothing', () => {
  const { jobs } = workflowOf('release');
  const told = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('MINISIGN_KEY'));
  expect(told.map(([name]) => name)).toEqual(['sign']);
  const steps = jobs['sign']?.steps ?? [];
  expect(steps.filter((step) => JSON.stringify(step).includes('MINISIGN_KEY')).map(({ run }) => run)).toEqual([
    'node scripts/release/sign.ts dist',
  ]);
  expect(steps.filter(({ run }) => run && /npm|npx|docker|apt/.test(run))).toEqual([]);
  expect(workflows.filter((file) => text(file).includes('MINISIGN_KEY'))).toEqual(['.github/workflows/release.yml']);
});

test('an image is pushed without a name, tried by its digest, and named then', () => {
  const steps = workflowOf('release').jobs['image']?.steps ?? [];
  const at = (sign: string) => steps.findIndex((step) => JSON.stringify(step).includes(sign));
  const order = ['push-by-digest=true', 'docker run --rm', 'imagetools create --tag'].map(at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(steps.filter((step) => step.with?.['tags'])).toEqual([]);
});

test('the installer and the public key are published with the packages', () => {
  const { jobs } = workflowOf('release');
  const kept = jobs['files']?.steps?.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))?.with?.['path'];
  expect(String(kept).trim().split('\n')).toEqual(
    expect.arrayContaining(['dist/*.tar.gz', 'dist/install.sh', 'dist/minisign.pub', 'dist/SHA256SUMS']),
  );
});

describe.each(workflows)('%s', (file) => {
  const workflow = read(file) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = stepsOf(workflow);

  test('has few rights, says which it adds, and ends by itself', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const added = jobs.flatMap(({ permissions = {} }) => Object.keys(permissions));
    const known = ['contents', 'packages', 'id-token', 'attestations', 'security-events'];
    expect(added.filter((right) => !known.includes(right))).toEqual([]);
    expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  test('takes each action by the commit of a version, and leaves no key in the checkout', () => {
    const taken = text(file).match(/(?<=uses: )[^.\s].+/g) ?? [];
    expect(taken.filter((action) => !/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('puts no text of others into its commands', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('runs scripts that package.json has', () => {
    const called = commandsOf(workflow).flatMap((command) =>
      [...command.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(called.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('packages and actions are updated by Dependabot', () => {
  const { updates } = read('.github/dependabot.yml') as { updates: { 'package-ecosystem': string }[] };
  const ecosystems = updates.map((update) => update['package-ecosystem']);
  expect(ecosystems).toEqual(expect.arrayContaining(['npm', 'github-actions']));
});

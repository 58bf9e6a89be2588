import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { failuresOf } from '#contract/testing/failures.ts';
import { monotonicClock, systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openSqlite } from '#server/db/database.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createUsage } from '#server/metrics/usage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
  templating: { list: { query: unknown }[] };
}
const rules = (parse(read('deploy/prometheus/clinic.rules.yml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/clinic.json')) as Dashboard;

const offSite = { BACKUP_URL: 's3://copies', BACKUP_ACCESS_KEY_ID: 'id', BACKUP_SECRET_ACCESS_KEY: 'secret' };
const folder = mkdtempSync(path.join(tmpdir(), 'clinic-watching-'));
const db = openSqlite(folder);
let exported: Set<string>;

beforeAll(async () => {
  const metrics = await createMetrics({
    usage: createUsage(),
    db,
    contentVersion: { current: () => 0 },
    config: { ...readConfig(offSite), backupDir: folder, dataDir: folder },
    routeOf: () => '',
    isReady: () => true,
    clock: systemClock,
    monotonicClock,
  });
  const types = (await metrics.read()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const series = [...types].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  exported = new Set([...series, 'up']);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Names that are neither labels nor functions of PromQL. */
function metricsOf(expression: string) {
  const withoutLabels = expression.replace(/\{[^}]*\}|\bby \([^)]*\)|"[^"]*"/g, ' ');
  return withoutLabels.match(/\b(?:up|(?:clinic|process|nodejs)_\w+)\b/g) ?? [];
}

describe.each([
  ['alerts', rules.map(({ alert, expr }) => [alert, expr] as const)],
  ['dashboard', dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))],
])('the %s', (_what, expressions) => {
  test('read only metrics that the program exports', async () => {
    const failures = await failuresOf(expressions, ([, expression]) => {
      const used = metricsOf(expression);
      expect(used).not.toEqual([]);
      expect(used.filter((name) => !exported.has(name))).toEqual([]);
    });
    expect(failures).toEqual([]);
  });
});

test('every metric of our own is on the dashboard or in an alert', () => {
  const used = new Set(
    [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
      .flatMap(metricsOf)
      .map((name) => name.replace(/_(?:bucket|sum|count)$/, '')),
  );
  const own = [...exported].filter((name) => name.startsWith('clinic_'));
  expect(own.filter((name) => !used.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([]);
});

test('docs/operations.md says what each alert means and what to do', () => {
  const rows = read('docs/operations.md').match(/^\| Clinic\w+ \| .{20,} \| .{20,} \|$/gm) ?? [];
  expect(rows.map((row) => row.split(' ')[1])).toEqual(rules.map(({ alert }) => alert));
});

test('the panels have ids and places of their own', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

test('the sample configuration reads the alerts and one instance', () => {
  expect(parse(read('deploy/prometheus/prometheus.yml'))).toMatchObject({
    rule_files: ['clinic.rules.yml'],
    scrape_configs: [{ job_name: 'clinic', static_configs: [{ targets: ['127.0.0.1:9464'] }] }],
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { readBookings } from './book-through-stops.ts';
import type { Load } from './load.ts';
import { admin, ready, type Site, startProgram } from './site.ts';

export interface Instances {
  /** Settings that all instances share; folder and port differ. */
  environment: Record<string, string>;
  balancer: Balancer;
  admin: typeof admin;
  sites: Site[];
  /** Starts one again on its port, after it has ended. */
  start(index: number): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Beside what all instances share, or instead of it. */
  environment?: Record<string, string>;
  balance?: (targets: string[]) => Promise<Balancer>;
}

const ownBalancer = (targets: string[]) => startBalancer(targets, { checkMs: 1_000 });

/** Three instances on one PostgreSQL, behind a balancer that asks each every second whether it is ready, and never retries. */
export async function startInstances(
  databaseUrl: string,
  { environment: changes, balance = ownBalancer }: Options = {},
): Promise<Instances> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-instances-'));
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=on'); // a crash must not lose what was acknowledged
  const environment = {
    DATABASE_URL: url.href,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '8', // the balancer needs one when the machine is idle
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...changes,
  };
  const startOne = async (index: number, port = '0') => {
    const site = await startProgram({ ...environment, DATA_DIR: path.join(folder, String(index)), PORT: port });
    await ready(site.url);
    return site;
  };
  const sites = await Promise.all([startOne(0), startOne(1), startOne(2)]);
  const balancer = await balance(sites.map((site) => site.url));
  return {
    environment,
    balancer,
    admin,
    sites,
    async start(index) {
      sites[index] = await startOne(index, new URL(sites[index]?.url ?? '').port);
    },
    async close() {
      balancer.close();
      await Promise.all(sites.map((site) => site.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Expects that each acknowledged booking is stored, and none twice. Returns how many there are, with those of the sample clinic. */
export async function expectBookedOnce({ acknowledged }: Load, databaseUrl: string) {
  const { count, byName } = await readBookings({ dataDir: '', databaseUrl });
  expect(count).toBe(byName.size);
  expect(new Map([...byName].filter(([name]) => name.startsWith('Patient ')))).toEqual(acknowledged);
  return count;
}

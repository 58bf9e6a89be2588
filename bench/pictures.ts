import { statSync } from 'node:fs';
import path from 'node:path';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { startSite } from '../e2e/testing/site.ts';
import { takePhoto } from './load/photo.ts';
import { cpuTime, memoryOf } from './load/process-cpu.ts';
import { describeMachine, percentile } from './machine.ts';

// Measures an upload of a 12-megapixel photo until all its files are stored, and the server's memory.
const rounds = 20;

const photo = await takePhoto();
const site = await startSite();
const idle = memoryOf(site.pid);
const api = await signInToApi(site);
const upload = () => api.gallery.create({ body: { title: 'A photo', image: photo } });

await upload(); // starts the encoder
const cpuBefore = cpuTime(site.pid);
const seconds: number[] = [];
let stored = '';
for (let round = 0; round < rounds; round += 1) {
  const started = performance.now();
  stored = (await upload()).image_path ?? '';
  seconds.push((performance.now() - started) / 1000);
}
const cpuSeconds = (cpuTime(site.pid) - cpuBefore) / 1000 / rounds;
const afterUploads = memoryOf(site.pid);

const started = performance.now();
const burst = await Promise.allSettled(Array.from({ length: 100 }, upload));
const taken = burst.filter(({ status }) => status === 'fulfilled').length;
const burstSeconds = (performance.now() - started) / 1000;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
console.log(describeMachine());
console.log(`| a photo of 12 megapixels, ${kib(photo.size)} | median of ${rounds} | slowest | CPU each |`);
console.log('|---|---|---|---|');
const times = [percentile(seconds, 0.5), Math.max(...seconds), cpuSeconds];
console.log(`| seconds until all its files are stored | ${times.map((time) => time.toFixed(2)).join(' | ')} |`);
console.log('\n| file | size |\n|---|---|');
for (const file of pictureFiles(stored))
  console.log(`| ${file.replace(/^.*?-/, '')} | ${kib(statSync(path.join(site.dataDir, file)).size)} |`);
console.log(`\nA hundred at once: ${taken} stored, ${100 - taken} refused, in ${burstSeconds.toFixed(1)} s.`);
const memory = [idle, afterUploads, memoryOf(site.pid)].map((mib) => mib.toFixed(0)).join(', ');
console.log(`Memory of the server in MiB after its start, ${rounds} uploads, and the hundred: ${memory}.`);
await site.stop();

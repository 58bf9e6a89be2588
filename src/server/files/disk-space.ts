import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from './missing-file.ts';

/** Size in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

const gigabyte = 2 ** 30;

/** Whether there is little room left: less than 1 GB, or than a tenth of a small disk. */
export function isNearlyFull({ free, total }: DiskSpace) {
  return free < Math.min(gigabyte, total / 10);
}

/** The disk of a folder, which need not be there yet. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const found = await statfs(folder).catch(nullIfMissing);
  if (!found) return readDiskSpace(path.dirname(folder));
  return { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
}

/** The disk with the least room, of those of these folders, which are often one. */
export async function readFullestDisk(folders: readonly string[]): Promise<DiskSpace> {
  const disks = await Promise.all(folders.map(readDiskSpace));
  return disks.reduce((fullest, disk) => (disk.free < fullest.free ? disk : fullest));
}

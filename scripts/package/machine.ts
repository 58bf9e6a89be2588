import { closeSync, openSync, readSync } from 'node:fs';

/** Machines of the ELF format. */
const machines: Record<number, string> = { 0x3e: 'x64', 0xb7: 'arm64' };

/** The processor that a program or library of Linux is built for, as Node.js names it; undefined for other files. */
export function machineOf(file: string) {
  const header = Buffer.alloc(20);
  const opened = openSync(file, 'r');
  readSync(opened, header);
  closeSync(opened);
  return header.toString('latin1', 0, 4) === '\x7fELF' ? machines[header.readUInt16LE(18)] : undefined;
}

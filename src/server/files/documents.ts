import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import * as applicationMessages from '#contract/messages/applications.ts';
import type { ApplicationFileType } from '#contract/plain/application-fields.ts';
import { largestApplicationFile } from '#contract/plain/visitor-limits.ts';
import { AppError, invalid } from '#server/app-error.ts';

const { wrongType, locked, hasProgram, damaged } = applicationMessages;

/** Limits of what a DOCX unpacks to, and the list of its types alone, in bytes; and of its parts. */
const unpacked = { bytes: 100 * 1_048_576, types: 1_048_576, parts: 2_000 };

/** Bytes that were read and written while unpacking: at most the file and `unpacked.bytes`, about a second of work. */
interface Work {
  read: number;
  written: number;
}

/**
 * The type of a file that a stranger sends, by its bytes: its name and what its sender claims say nothing.
 * @throws AppError for anything else, and for what is locked, runs programs or unpacks to too much
 */
export async function checkDocument(
  bytes: Uint8Array,
  field = 'file',
  work: Work = { read: 0, written: 0 },
): Promise<ApplicationFileType> {
  if (bytes.length > largestApplicationFile) throw new AppError('too-large', applicationMessages.tooLarge);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = buffer.toString('hex', 0, 8);
  if (start.startsWith('ffd8ff')) return 'jpg';
  if (start === '89504e470d0a1a0a') return 'png';
  const problem = start.startsWith('255044462d') ? problemOfPdf(buffer) : await problemOfWord(buffer, start, work);
  if (problem) throw invalid(field, problem);
  return start.startsWith('25') ? 'pdf' : 'docx';
}

/** Names in a PDF can be hidden in packed parts, so this finds what is written plainly or escaped. It is not opened here. */
function problemOfPdf(buffer: Buffer) {
  // Any character of a name may be written as a number: /J#61vaScript.
  const text = buffer.toString('latin1').replaceAll(/#([\da-f]{2})/gi, characterOf);
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return locked;
  // A shorter name, such as /JS, would be found in the bytes of any large picture.
  if (/\/(?:JavaScript|Launch)\b/.test(text)) return hasProgram;
  return text.includes('%%EOF') ? undefined : damaged;
}

/** The character of a hexadecimal number. */
function characterOf(_escaped: string, code: string) {
  const number = Number.parseInt(code, 16);
  return number <= 0x10_ffff ? String.fromCodePoint(number) : '';
}

/** A locked DOCX is in the format of old Word files, and so is a DOC, which may have macros. */
async function problemOfWord(buffer: Buffer, start: string, work: Work) {
  if (start === 'd0cf11e0a1b11ae1') return locked;
  if (!start.startsWith('504b0304')) return wrongType;
  try {
    return await problemOfParts(listParts(buffer), work);
  } catch {
    return damaged; // an offset beyond the end, or data that does not unpack
  }
}

interface Part {
  name: string;
  isLocked: boolean;
  isPacked: boolean;
  data: Buffer;
  claimedSize: number;
}

const endOfDirectory = Buffer.from('504b0506', 'hex');
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

/**
 * The parts of a ZIP file, by its directory. No two of them share a byte, so that to unpack all takes no more than the file has.
 * @throws for anything else
 */
function listParts(buffer: Buffer): Part[] {
  const end = buffer.lastIndexOf(endOfDirectory);
  if (end < 0) throw new Error('no directory');
  const count = buffer.readUInt16LE(end + 10);
  if (count > unpacked.parts) throw new Error('too many parts');
  const start = buffer.readUInt32LE(end + 16);
  const taken = [{ from: start, until: end }];
  let at = start;
  const parts = Array.from({ length: count }, () => {
    if (buffer.readUInt32LE(at) !== directoryEntry) throw new Error('not a directory');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => buffer.readUInt16LE(at + offset));
    const local = buffer.readUInt32LE(at + 42);
    if (buffer.readUInt32LE(local) !== localEntry) throw new Error('not a part');
    const data = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const dataEnd = data + buffer.readUInt32LE(at + 20);
    taken.push({ from: local, until: dataEnd });
    const part = {
      name: buffer.toString('utf8', at + 46, at + 46 + Number(nameLength)),
      isLocked: (buffer.readUInt16LE(at + 8) & 1) === 1,
      isPacked: buffer.readUInt16LE(at + 10) !== 0,
      data: buffer.subarray(data, dataEnd),
      claimedSize: buffer.readUInt32LE(at + 24),
    };
    at += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength);
    return part;
  });
  const inOrder = taken.toSorted((one, other) => one.from - other.from);
  if (at > end || inOrder.some(({ from }, index) => from < (inOrder[index - 1]?.until ?? 0)))
    throw new Error('parts that overlap');
  return parts;
}

async function problemOfParts(parts: readonly Part[], work: Work) {
  const types = parts.find(({ name }) => name === '[Content_Types].xml');
  if (!types) return wrongType;
  if (parts.some(({ isLocked }) => isLocked)) return locked;
  if (parts.some(({ name }) => /vbaProject|activeX|oleObject/i.test(name))) return hasProgram;
  // The directory may claim less than there is.
  if (parts.reduce((sum, { claimedSize }) => sum + claimedSize, 0) > unpacked.bytes) return damaged;
  let described = '';
  for (const part of [types, ...parts.filter((other) => other !== types)]) {
    work.read += part.data.length;
    for await (const chunk of part.isPacked ? Readable.from([part.data]).pipe(createInflateRaw()) : [part.data]) {
      work.written += (chunk as Buffer).length;
      if (work.written > unpacked.bytes || described.length > unpacked.types) return damaged;
      if (part === types) described += (chunk as Buffer).toString('latin1');
    }
    if (part !== types) continue;
    // UTF-16 and numbered characters would hide the words from the next lines.
    if (described.includes('\0')) return damaged;
    if (/macroEnabled|vbaProject/i.test(withoutReferences(described))) return hasProgram;
    if (!described.includes('wordprocessingml.document.main+xml')) return wrongType;
  }
  return undefined;
}

/** XML with its numbered characters as they are: `&#109;acro`. */
function withoutReferences(xml: string) {
  return xml.replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (reference, hex?: string, decimal?: string) =>
    hex ? characterOf(reference, hex) : characterOf(reference, Number(decimal).toString(16)),
  );
}

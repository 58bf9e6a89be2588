import { deflateRawSync } from 'node:zlib';

interface ZipPart {
  name: string;
  content: string | Uint8Array;
  isLocked?: boolean;
  /** Size that the directory claims, if it lies. */
  claimed?: number;
  /** The content is packed already. */
  isPacked?: boolean;
  /** How often the directory names its data. */
  named?: number;
}

/** A ZIP file with these parts, packed. */
export function zipOf(parts: readonly ZipPart[]) {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isLocked = false, claimed, isPacked = false, named = 1 } of parts) {
    const packed = isPacked ? Buffer.from(content) : deflateRawSync(content);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(isLocked ? 1 : 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(claimed ?? Buffer.byteLength(content), 18);
    header.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed]);
    const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), header, place, Buffer.from(name)]);
    for (let time = 0; time < named; time += 1) directory.push(entry);
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}

export const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document, as far as its parts go. */
export function docxOf(parts: readonly ZipPart[] = [], types = wordTypes) {
  return zipOf([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${types}"/></Types>` },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...parts,
  ]);
}

/** A PDF, as far as it is read here. */
export const pdfOf = (objects = '') => Buffer.from(`%PDF-1.7\n${objects}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`);

/** Packed data that unpacks to nothing and takes long: an empty block after the other, each with a table of codes of its own. */
export function emptyBlocks(bytes: number) {
  // 90 bits: kind and sizes of the tables, lengths of the codes of two symbols, 256 unused symbols, and the end of the block.
  const lengths = Array.from({ length: 18 }, (_, place) => (place === 2 || place === 17 ? '100' : '000'));
  const block = ['0010000000000', '0111', ...lengths, '11111111', '11101011', '000'].join('');
  const fourBlocks = block.repeat(4).match(/.{8}/g) ?? [];
  const packed = Buffer.from(fourBlocks.map((bits) => Number.parseInt(Array.from(bits).toReversed().join(''), 2)));
  return Buffer.concat([Buffer.alloc(bytes - (bytes % packed.length), packed), Buffer.from([3, 0])]);
}

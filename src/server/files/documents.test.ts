import { describe, expect, test } from 'vitest';
import * as applicationMessages from '#contract/messages/applications.ts';
import { largestApplicationFile } from '#contract/plain/visitor-limits.ts';
import { AppError } from '#server/app-error.ts';
import { docxOf, emptyBlocks, pdfOf, wordTypes, zipOf } from '#server/testing/documents.ts';
import { pictureOf } from '#server/testing/fixtures.ts';
import { checkDocument } from './documents.ts';

const { wrongType, locked, hasProgram, damaged, tooLarge } = applicationMessages;
const megabytes = (count: number) => new Uint8Array(count * 1_048_576);
const picture = async (type: 'png' | 'jpeg') => new Uint8Array(await (await pictureOf(undefined, type)).arrayBuffer());

/** A DOCX whose second part has the first one, with its header, in its data. */
function partWithin() {
  const inner = Buffer.from(zipOf([{ name: 'word/b', content: 'x' }]));
  const outer = docxOf([{ name: 'word/a', content: inner, isPacked: true }]);
  const directoryEntryOfA = outer.lastIndexOf('PK\x01\x02');
  outer.writeUInt16LE(0, directoryEntryOfA + 10); // stored, not packed
  const entry = Buffer.from(outer.subarray(directoryEntryOfA, directoryEntryOfA + 46 + 'word/a'.length));
  entry.writeUInt16LE(8, 10);
  entry.write('word/b', 46);
  entry.writeUInt32LE(outer.indexOf(inner), 42);
  entry.writeUInt32LE(3, 20);
  const end = Buffer.from(outer.subarray(-22));
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + 1, at);
  return Buffer.concat([outer.subarray(0, -22), entry, end]);
}

/** A DOCX whose directory claims more packed bytes for its last part than there are before the directory. */
function longerPart() {
  const bytes = Buffer.from(docxOf());
  bytes.writeUInt32LE(1_000, bytes.lastIndexOf('PK\x01\x02') + 20);
  return bytes;
}

describe('a document', () => {
  test.each([
    ['a PDF', 'pdf', () => pdfOf()],
    ['a PDF with a picture in whose bytes anything can be', 'pdf', () => pdfOf('stream\n\xff\xd8 /JS \xff\nendstream')],
    ['a Word document', 'docx', () => docxOf()],
    ['a Word document with a large picture', 'docx', () => docxOf([{ name: 'word/a.bmp', content: megabytes(60) }])],
    ['a PNG', 'png', () => picture('png')],
    ['a JPEG', 'jpg', () => picture('jpeg')],
  ])('is recognised by its bytes: %s', async (_what, type, bytes) => {
    expect(await checkDocument(await bytes())).toBe(type);
  });

  const bomb = megabytes(40);
  test.each([
    ['a program of Windows', Buffer.from('MZ\x90\0'), wrongType],
    ['a program of Linux', Buffer.from('\x7fELF\x02'), wrongType],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf ~\n'), wrongType],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), wrongType],
    ['a page before a PDF', Buffer.concat([Buffer.from('<script></script>'), pdfOf()]), wrongType],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongType],
    ['nothing', Buffer.alloc(0), wrongType],
    ['a ZIP of something else', zipOf([{ name: 'setup.exe', content: 'MZ' }]), wrongType],
    [
      'a spreadsheet',
      zipOf([
        { name: '[Content_Types].xml', content: '' },
        { name: 'xl/workbook.xml', content: '' },
      ]),
      wrongType,
    ],
    ['a locked PDF', pdfOf('/Encrypt 5 0 R'), locked],
    ['a locked Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), locked],
    ['a locked part', docxOf([{ name: 'word/a.bin', content: 'x', isLocked: true }]), locked],
    ['a PDF with a script', pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>'), hasProgram],
    ['a PDF that starts a program', pdfOf('<< /S /Launch /F (cmd.exe) >>'), hasProgram],
    ['a PDF with a script under an escaped name', pdfOf('<< /S /J#61vaScript /JS (app.alert(1)) >>'), hasProgram],
    ['a PDF that starts a program, every letter escaped', pdfOf('<< /S /#4c#61#75#6E#63#68 >>'), hasProgram],
    ['a PDF that is locked under an escaped name', pdfOf('/Encr#79pt 5 0 R'), locked],
    ['macros', docxOf([{ name: 'word/vbaProject.bin', content: 'x' }]), hasProgram],
    ['macros under another name', docxOf([], 'application/vnd.ms-word.document.macroEnabled.main+xml'), hasProgram],
    ['macros under a numbered name', docxOf([], `${wordTypes}"/><Override ContentType="macro&#x45;nabled`), hasProgram],
    ['macros under another number', docxOf([], `${wordTypes}"/><Override ContentType="vba&#80;roject`), hasProgram],
    ['types in UTF-16', docxOf([], `${wordTypes}\0`), damaged],
    ['a program within', docxOf([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]), hasProgram],
    ['a PDF without its end', pdfOf().subarray(0, 20), damaged],
    ['a Word document without its end', docxOf().subarray(0, 60), damaged],
    ['a ZIP bomb', docxOf([1, 2, 3].map((part) => ({ name: `word/${part}.xml`, content: bomb }))), damaged],
    ['a ZIP bomb in the list of types', docxOf([], ' '.repeat(20 * 1_048_576)), damaged],
    [
      'a ZIP bomb that lies',
      docxOf([1, 2, 3].map((part) => ({ name: `word/${part}.xml`, content: bomb, claimed: 10 }))),
      damaged,
    ],
    [
      'data that its directory names again and again',
      docxOf([{ name: 'word/a', content: emptyBlocks(4_800_000), isPacked: true, claimed: 0, named: 1_990 }]),
      damaged,
    ],
    ['a part within a part', partWithin(), damaged],
    ['more packed data than the file has', longerPart(), damaged],
    [
      'too many parts',
      docxOf(Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}`, content: '' }))),
      damaged,
    ],
  ])('is refused with a sentence: %s', async (_what, bytes, message) => {
    const refused = await checkDocument(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect((refused as AppError).errors).toEqual([{ field: 'file', message }]);
  });

  test('is unpacked in work that grows with what the file has', async () => {
    const workOf = async (count: number) => {
      const work = { read: 0, written: 0 };
      const content = emptyBlocks(2_000);
      const parts = Array.from({ length: count }, (_, index) => ({ name: `word/${index}`, content, isPacked: true }));
      const bytes = docxOf(parts);
      expect(await checkDocument(bytes, 'file', work)).toBe('docx');
      expect(work.read).toBeLessThan(bytes.length);
      return work.read;
    };
    const [once, twice, fourTimes] = [await workOf(100), await workOf(200), await workOf(400)];
    expect([twice / once, fourTimes / once].map(Math.round)).toEqual([2, 4]);
  });

  test('that names its data again and again is refused before any of it is unpacked', async () => {
    const work = { read: 0, written: 0 };
    const part = { name: 'word/a', content: emptyBlocks(10_000), isPacked: true, named: 2 };
    await expect(checkDocument(docxOf([part]), 'file', work)).rejects.toMatchObject({ code: 'invalid' });
    expect(work).toEqual({ read: 0, written: 0 });
  });

  test('may have 5 MB', async () => {
    const full = Buffer.alloc(largestApplicationFile);
    pdfOf().copy(full);
    expect(await checkDocument(full)).toBe('pdf');
    await expect(checkDocument(Buffer.concat([full, Buffer.from('x')]))).rejects.toThrow(tooLarge);
  });
});

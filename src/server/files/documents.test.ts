import { describe, expect, test } from 'vitest';
import * as applicationMessages from '#contract/messages/applications.ts';
import { largestApplicationFile } from '#contract/visitor-limits.ts';
import { AppError } from '#server/app-error.ts';
import { docxOf, pdfOf, zipOf } from '#server/testing/documents.ts';
import { pictureOf } from '#server/testing/fixtures.ts';
import { checkDocument } from './documents.ts';

const { wrongType, locked, hasProgram, damaged, tooLarge } = applicationMessages;
const megabytes = (count: number) => new Uint8Array(count * 1_048_576);
const picture = async (type: 'png' | 'jpeg') => new Uint8Array(await (await pictureOf(undefined, type)).arrayBuffer());

describe('a document', () => {
  test.each([
    ['a PDF', 'pdf', () => pdfOf()],
    ['a PDF with a picture in whose bytes anything can be', 'pdf', () => pdfOf('stream\n\xff\xd8 /JS \xff\nendstream')],
    ['a Word document', 'docx', () => docxOf()],
    ['a Word document with a large picture', 'docx', () => docxOf([{ name: 'word/a.bmp', content: megabytes(60) }])],
    ['a PNG', 'png', () => picture('png')],
    ['a JPEG', 'jpg', () => picture('jpeg')],
  ])('is known by its bytes: %s', async (_what, type, bytes) => {
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
    ['macros', docxOf([{ name: 'word/vbaProject.bin', content: 'x' }]), hasProgram],
    ['macros under another name', docxOf([], 'application/vnd.ms-word.document.macroEnabled.main+xml'), hasProgram],
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
      'too many parts',
      docxOf(Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}`, content: '' }))),
      damaged,
    ],
  ])('is refused with a sentence: %s', async (_what, bytes, message) => {
    const refused = await checkDocument(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect((refused as AppError).errors).toEqual([{ field: 'file', message }]);
  });

  test('may have 5 MB', async () => {
    const full = Buffer.alloc(largestApplicationFile);
    pdfOf().copy(full);
    expect(await checkDocument(full)).toBe('pdf');
    await expect(checkDocument(Buffer.concat([full, Buffer.from('x')]))).rejects.toThrow(tooLarge);
  });
});

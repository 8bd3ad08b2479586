import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_PDF_BYTES } from '#shared/core/domain/applicant.ts';
import { inspectPdf } from './inspect-pdf.ts';

const pdf = (inside: string | Buffer = '', end = '\n%%EOF\n') =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside), Buffer.from(end)]);
const stream = (dict: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`1 0 obj <<${dict}>> stream\n`), bytes, Buffer.from('\nendstream')]);
const packed = (objects: string) =>
  stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(objects));
const codeOf = async (bytes: Uint8Array) => {
  const inspected = await inspectPdf(bytes);
  return inspected.ok ? null : inspected.code;
};

describe('inspectPdf by bytes', () => {
  it.each([
    ['a plain one', pdf('1 0 obj <</Type /Catalog /OpenAction [3 0 R /Fit]>> endobj')],
    ['what looks like a script within a picture', pdf(stream('', Buffer.from('/JS /Launch')))],
    ['one behind a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), pdf()])],
    ['one behind line breaks', Buffer.concat([Buffer.from('\r\n\n'), pdf()])],
    ['one with nothing behind its end', pdf('', `\n%%EOF\r\n${'\0'.repeat(5000)}\x1a\x1a`)],
    ['names that begin alike', pdf('<</JSON 1 /LaunchPad 2>>')],
  ])('accepts %s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBeNull();
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'pdfEmpty'],
    ['one byte too many', Buffer.alloc(MAX_PDF_BYTES + 1, '%PDF-1.7'), 'pdfTooLarge'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7\n%%EOF'), 'pdfType'],
    ['a page behind its end', pdf('', '\n%%EOF\n<script>alert(1)</script>'), 'pdfType'],
    ['a page behind nothing', pdf('', `\n%%EOF\n${'\0'.repeat(5000)}<script>`), 'pdfType'],
    ['words before its beginning', Buffer.concat([Buffer.from('hello'), pdf()]), 'pdfType'],
    ['a ZIP', Buffer.from('PK\x03\x04 %PDF-1.7 %%EOF'), 'pdfType'],
    ['a ZIP around its end', pdf('PK\x05\x06', '\0\0 %%EOF'), 'pdfType'],
    ['one that breaks off', Buffer.from('%PDF-1.7\n1 0 obj'), 'pdfType'],
    ['a script', pdf('<</S /JavaScript /JS (app.alert(1))>>'), 'pdfActive'],
    ['a bomb', pdf(packed('x'.repeat(30_000_000))), 'pdfActive'],
  ])('rejects %s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });
});

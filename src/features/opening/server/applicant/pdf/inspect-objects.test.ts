import { brotliCompressSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf, packObjects, streamOf } from '#tests/pdf/make-pdf.ts';
import { SEALED_PDFS } from '#tests/pdf/sealed-pdfs.ts';
import { inspectObjects } from './inspect-objects.ts';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const OPEN = { catalog: '/OpenAction 4 0 R' };
const actIn = (bytes: Buffer) => inspectObjects(bytes)?.reason ?? null;

const hidden = (around: (object: string) => string) =>
  makePdf(['null'], {
    ...OPEN,
    between: around(`4 0 obj ${SCRIPT} endobj`),
    offsets: (bytes) => ({ 4: bytes.lastIndexOf('4 0 obj') }),
  });

const packed = (
  filters: string,
  pack: (content: string) => Buffer | string,
  numbers?: string,
  others: readonly string[] = [],
) => {
  const objects = packObjects({ 9: SCRIPT });
  const stream = streamOf(
    `/Type/ObjStm${numbers ?? objects.numbers}${filters}`,
    pack(objects.content),
  );
  return makePdf([stream, ...others]);
};

const hexadecimal = (bytes: Buffer | string) => `${Buffer.from(bytes).toString('hex')}>`;

function ascii85(text: string): string {
  const bytes = Buffer.concat([Buffer.from(text), Buffer.alloc(3 - ((text.length + 3) % 4))]);
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let value = bytes.readUInt32BE(at);
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(33 + digit);
    });
    out += digits.reverse().join('');
  }
  return `${out}~>`;
}

/** One code per letter; the table is cleared before codes widen. */
function lzw(text: string): Buffer {
  const codes = [...text].flatMap((letter, at) => [
    ...(at % 200 === 0 ? [256] : []),
    letter.charCodeAt(0),
  ]);
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from(
    (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
  );
}

const runLengths = (text: string) =>
  Buffer.concat([
    ...(text.match(/[\s\S]{1,128}/g) ?? []).map((run) =>
      Buffer.concat([Buffer.from([run.length - 1]), Buffer.from(run)]),
    ),
    Buffer.from([128]),
  ]);

function predicted(text: string): Buffer {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8));
  const rows = Array.from({ length: bytes.length / 8 }, (_, row) =>
    Buffer.from([
      2,
      ...bytes
        .subarray(row * 8, row * 8 + 8)
        .map((byte, at) => byte - (bytes[row * 8 + at - 8] ?? 0)),
    ]),
  );
  return deflateSync(Buffer.concat(rows));
}

describe('no active content in harmless look-alikes', () => {
  const link = (uri: string) => `<</S/URI/URI(${uri})>>`;
  it.each([
    ['a page', makePdf([])],
    ['a link to a topic', makePdf([link('https://code.example/someone/JavaScript')])],
    ['a link to a course', makePdf([link('https://code.example/someone/JS-course')])],
    ['a link to a launch', makePdf([link('https://shop.example/Launch')])],
    ['a title', makePdf(['<</Title(Developer HTML/JavaScript/CSS)>>'])],
    [
      'a title in numbers',
      makePdf([`<</Title<${Buffer.from('/S/JavaScript').toString('hex')}>>>`]),
    ],
    ['a title about PDFs', makePdf([`<</Title(4 0 obj ${SCRIPT} endobj)>>`])],
    ['a text about PDFs', makePdf([streamOf('', `BT (4 0 obj ${SCRIPT} endobj) Tj ET`)])],
    ['a comment', makePdf([`<</A 1 % /S/JavaScript/JS(x)\n>>`])],
    [
      'boxes to tick',
      makePdf(['<</AS/JavaScript/AP<</N<</JavaScript 5 0 R/Off 5 0 R>>>>>>', '<<>>']),
    ],
    ['a font of that name', makePdf(['<</Font<</EF 5 0 R/JS 5 0 R>>>>', '<</Type/Font>>'])],
    [
      'a picture of that name',
      makePdf(['<</XObject<</XFA 5 0 R>>>>', streamOf('/Subtype/Form', '')]),
    ],
    ['roles of a structure', makePdf(['<</RoleMap<</Launch/P/JavaScript/Span>>>>'])],
    [
      'tags of a structure',
      makePdf([
        '<</Type/StructElem/S/JavaScript/P 5 0 R/T(a)/K 0>>',
        '<</Type/StructElem/S/Launch>>',
      ]),
    ],
    ['a list of no scripts', makePdf(['<</JavaScript<</Names[]>>/EmbeddedFiles<<>>/AF[]>>'])],
    ['a link to a file of one’s own', makePdf([link('file:///C:/cv/letter.docx')])],
    ['one on a drive', makePdf([link('file://C:/cv/a.docx'), link('file://cv/a.docx')])],
    ['a link to write and one to call', makePdf([link('mailto:a@b.example'), link('tel:08')])],
    ['a site behind a press', makePdf([`<</AA<</U${link('https://x.example')}>>>>`])],
    ['an opening that leads to itself', makePdf(['<</S/GoTo/Next 4 0 R>>'], OPEN)],
    ['a page of a file beside it', makePdf(['<</S/GoToR/F(other.pdf)/D[0/Fit]>>'])],
    ['a first page to open', makePdf(['<</S/GoTo/D[3 0 R/Fit]>>'], OPEN)],
    ['packed objects', makePdf([streamOf('/Type/ObjStm/N 1/First 4', '9 0 <</Lang(th)>>')])],
  ])('%s', (_, bytes) => {
    expect(actIn(bytes)).toBeNull();
  });
});

describe('active content at every position that a reader parses', () => {
  it.each([
    ['behind what looks like a stream', makePdf([SCRIPT], { ...OPEN, between: '% endstream\n' })],
    ['between comments', hidden((object) => `% stream\n${object}\n% endstream\n`)],
    ['in a comment', hidden((object) => `% ${object}\n`)],
    ['between strings', hidden((object) => `(stream) ${object} (endstream)\n`)],
    ['in a string', hidden((object) => `5 0 obj (${object}) endobj\n`)],
    ['in a stream', hidden((object) => `5 0 obj ${streamOf('', object)} endobj\n`)],
    ['under another name', makePdf(['<</#53/#4aava#53cript/J#53(x)>>'])],
    ['under a name that stands elsewhere', makePdf(['<</S 5 0 R/JS(x)>>', '/JavaScript'])],
    ['as the second of two', makePdf(['<</S/GoTo/S/JavaScript/JS(x)>>'])],
    ['behind a bracket that closes nothing', makePdf(['<</A[1 >> /S/JavaScript/JS(x)>>'])],
    ['behind a stream within', makePdf(['<</A<</Length 1>>stream\n(\nendstream /S/JavaScript>>'])],
    ['no object at all', makePdf(['null'], { between: SCRIPT })],
    ['an object of no table', makePdf([], { between: `9 0 obj ${SCRIPT} endobj\n` })],
    ['comments in its head', makePdf([], { between: `9 %\n0 %\nobj ${SCRIPT} endobj\n` })],
    ['in the trailer', makePdf([], { trailer: `/Root <</OpenAction ${SCRIPT}>>` })],
  ])('%s', (_, bytes) => {
    expect(actIn(bytes)).toBe('JavaScript');
  });

  it('finds it in a string when the tables are invalid and readers scan for objects', () => {
    const title = makePdf([`<</Title(4 0 obj ${SCRIPT} endobj)>>`]).toString('latin1');
    expect(actIn(Buffer.from(title, 'latin1'))).toBeNull();
    for (const broken of [
      title.replace(/startxref\n\d+/, 'startxref\n7'),
      title.replace('/Pages 2 0 R', '/Pages 8 0 R'),
      title.replace('0000000009', '0000000010'),
      title.replace('0000000009 00000 n', '0000000009 00001 n'),
      title.replace(' n \n', ' x \n'),
      title.replace('trailer <<', 'trailer 1 <<'),
      `\n${title}`,
    ]) {
      expect(actIn(Buffer.from(broken, 'latin1')), broken.slice(-60)).toBe('JavaScript');
    }
  });
});

describe('unpackStream filters of packed objects', () => {
  it.each([
    ['none', packed('', (content) => content)],
    ['Flate', packed('/Filter/FlateDecode', (content) => deflateSync(content))],
    ['hexadecimal', packed('/Filter/ASCIIHexDecode', hexadecimal)],
    ['base 85', packed('/Filter[/ASCII85Decode]', ascii85)],
    ['LZW', packed('/Filter/LZWDecode', lzw)],
    ['run lengths', packed('/Filter/RunLengthDecode', runLengths)],
    ['Brotli', packed('/Filter/BrotliDecode', (content) => brotliCompressSync(content))],
    ['two', packed('/Filter[/AHx/Fl]', (content) => hexadecimal(deflateSync(content)))],
    [
      'a predictor',
      packed('/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 8>>', predicted),
    ],
    [
      'a predictor that stands elsewhere',
      packed('/Filter/Fl/DecodeParms<</Predictor 5 0 R/Columns 6 0 R>>', predicted, undefined, [
        '12',
        '8',
      ]),
    ],
    [
      'a broken checksum',
      packed('/Filter/Fl', (content) =>
        deflateSync(content).fill(7, deflateSync(content).length - 4),
      ),
    ],
    [
      'broken off',
      packed('/Filter/Fl', (content) =>
        Buffer.concat([deflateSync(content).subarray(0, -6), Buffer.alloc(9, 255)]),
      ),
    ],
    ['no type', makePdf([streamOf('/N 1/First 4', `9 0 ${SCRIPT}`)])],
    ['a place before the first', packed('', (content) => content, '/N 1/First 4')],
  ])('%s', (_, bytes) => {
    expect(actIn(bytes)).toBe('JavaScript');
  });

  it.each(Object.entries(SEALED_PDFS))('decrypts with the empty password: %s', (_, file) => {
    expect(actIn(Buffer.from(file, 'base64'))).toBe('JavaScript');
  });

  it('ignores packed objects behind an image filter', () => {
    expect(actIn(packed('/Filter/DCTDecode', (content) => content))).toBe('unreadable objects');
    const twice = '/Filter/Fl/DecodeParms<</Predictor 1/Predictor 12/Columns 8>>';
    expect(actIn(packed(twice, predicted))).toBe('unreadable objects');
  });
});

describe('every kind of active content', () => {
  const file = (name: string) => [
    `<</Type/Filespec/F(a.exe)/EF<</${name} 5 0 R>>>>`,
    streamOf('', 'MZ'),
  ];
  const goTo = (place: string) => makePdf([`<</S/GoToR/F ${place}/D[0/Fit]>>`]);
  it.each([
    ['Launch', makePdf(['<</S/Launch/F(cmd.exe)>>'])],
    ['SubmitForm', makePdf(['<</S/SubmitForm/F(https://x.example)>>'])],
    ['ImportData', makePdf(['<</S/ImportData/F(x.fdf)>>'])],
    ['GoToE', makePdf(['<</S/GoToE/T<</R/C/N(a)>>>>'])],
    ['RichMedia', makePdf(['<</Subtype/RichMedia/RichMediaContent<<>>>>'])],
    ['XFA', makePdf(['<</XFA 5 0 R/Fields[]>>', streamOf('', '<xdp/>')])],
    [
      'XFA',
      makePdf(['<</XFA 5 0 R/Fields[]>>', streamOf('/Subtype/Form', '<xdp/>')], {
        catalog: '/AcroForm 4 0 R',
      }),
    ],
    ['JavaScript', makePdf(['<</Type/StructElem/S/JavaScript/JS 5 0 R>>', streamOf('', 'x')])],
    ['Launch', makePdf(['<</Type/StructElem/S/Launch/F(cmd.exe)>>'])],
    ['JavaScript', makePdf(['<</S/URI/URI(java\\tscript:app.alert\\(1\\))>>'])],
    ['XFA', makePdf(['<</XFA[(a)5 0 R]>>', streamOf('', '<xdp/>')])],
    ['JavaScript', makePdf(['<</S/Rendition/JS 5 0 R>>', streamOf('', 'x')])],
    ['JavaScript', makePdf([streamOf('/Type/3D/OnInstantiate 5 0 R', ''), streamOf('', 'x')])],
    ['EmbeddedFile', makePdf(file('F'), { catalog: '/AF[4 0 R]' })],
    [
      'EmbeddedFile',
      makePdf(file('UF'), { catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>' }),
    ],
    ['EmbeddedFile', makePdf([streamOf('/Type/EmbeddedFile', 'MZ')])],
    ['remote file', goTo('(\\\\\\\\host\\\\share\\\\x.pdf)')],
    ['remote file', goTo('(//host/share/x.pdf)')],
    ['remote file', goTo('(/host/share/x.pdf)')],
    ['remote file', goTo('(file://host/share/x.pdf)')],
    ['remote file', goTo('<</UF<FEFF005C005C0068006F00730074005C0061>>>')],
    ['remote file', makePdf(['<</S/GoToR/F 5 0 R>>', '(\\\\\\\\host\\\\a)'])],
    ['remote file', makePdf(['<</S/Thread/F<</F(//host/a.pdf)>>>>'])],
    ['Launch', makePdf(['<</S 5 0 R/F(a)>>', '6 0 R', '/Launch'])],
    [
      'Launch',
      makePdf(['<</S 9 0 R>>', '/Launch', streamOf('/Type/ObjStm/N 1/First 4', '9 0 5 0 R')]),
    ],
    ['URI by itself', makePdf(['<</S/URI/URI(https://x.example)>>'], OPEN)],
    ['URI by itself', makePdf(['<</S/GoTo/Next[<</S/URI/URI(a)>>]>>'], OPEN)],
    ['URI by itself', makePdf(['<</AA<</O<</S/URI/URI(https://x.example)>>>>>>'])],
    ['remote file', makePdf(['<</S/URI/URI(\\\\\\\\host\\\\share)>>'])],
    ['remote file', makePdf(['<</S/URI/URI(search-ms:query=x)>>'])],
    ['remote file', makePdf(['<</S/URI/URI(file:////host/share/a.docx)>>'])],
    ['remote file', makePdf(['<</URI<</Base(smb://host/share/)>>>>'])],
    ['remote file', makePdf(['<</Movie<</F(https://x.example/a.avi)>>>>'])],
    ['remote file', makePdf(['<</Sound<</F<</FS/URL/F(https://x.example/a.au)>>>>>>'])],
    ['remote file', makePdf([streamOf('/F(http://x.example/a)', '')])],
    ['remote file', makePdf(['<</S/Rendition/R<</C<</S/MCD/D(//host/a.avi)>>>>>>'])],
  ])('%s', (act, bytes) => {
    expect(actIn(bytes)).toBe(act);
  });
});

describe('work limits', () => {
  it.each([
    ['a bomb', packed('/Filter/Fl', () => deflateSync(Buffer.alloc(80_000_000)))],
    ['hundreds of thousands of objects', Buffer.from(`%PDF-1.7\n${'obj '.repeat(400_000)}`)],
    ['brackets alone', Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(2_000_000)}`)],
    ['dictionaries without an end', Buffer.from('%PDF-1.7\n1 0 obj <<'.repeat(20_000))],
    [
      'one object named by thousands',
      packed('', () => `${'1 1000 '.repeat(9_000)}${'('.repeat(60_000)}`, '/N 9000/First 63000'),
    ],
  ])('%s', (_, bytes) => {
    expect(actIn(bytes)).toBe('too much work');
  });

  it('parses nesting of any depth', () => {
    expect(actIn(makePdf([`${'['.repeat(100_000)}${SCRIPT}${']'.repeat(100_000)}`]))).toBe(
      'JavaScript',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { CAPTION_BYTES } from './caption-rules.ts';
import { readCaptions } from './read-captions.ts';

const vttOf = (file: string) => {
  const read = readCaptions(file);
  return read.ok ? read.value.vtt : read.code;
};
const CUE = '00:00:01.000 --> 00:00:02.500\nสวัสดี\n';

describe('readCaptions writes times and plain text', () => {
  it.each([
    ['WebVTT', `WEBVTT\n\n${CUE}`],
    [
      'short times, a name, a place on the picture',
      'WEBVTT\n\nใคร\n00:01.000 --> 00:02.500 line:0\nสวัสดี',
    ],
    [
      'a header, remarks, styles and regions',
      `WEBVTT - ชื่อ\nKind: captions\n\nNOTE ลบ\n<b>\n\nSTYLE\n::cue{}\n\nREGION\nid:a\n\n${CUE}`,
    ],
    ['SubRip', '1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="#f00">สวัสดี</font>\r\n'],
    [
      'tags',
      `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n{\\an8}<c.loud><i>สวัส<00:00:02.000>ดี</i></c>\n`,
    ],
    [
      'what nobody sees',
      `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nส\u202eวัส\u200bดี&rlm;\n`.replace('&rlm;', ''),
    ],
    ['no empty line after its name', `WEBVTT\n${CUE}`],
    ['a cue that says nothing', `WEBVTT\n\n00:00:00.000 --> 00:00:00.500\n<i></i>\n\n${CUE}`],
  ])('%s', (_name, file) => expect(vttOf(file)).toBe(`WEBVTT\n\n${CUE}`));

  it('preserves speakers, long lines and long times', () => {
    const said =
      'WEBVTT\n\n100:00:01.000 --> 100:00:02.000\n<v.loud พี่แนน>บรรทัดหนึ่ง</v>\n\tบรรทัดสอง\n\n';
    expect(vttOf(said)).toBe(
      'WEBVTT\n\n100:00:01.000 --> 100:00:02.000\nพี่แนน: บรรทัดหนึ่ง\nบรรทัดสอง\n',
    );
    expect(readCaptions(`WEBVTT\n\n${CUE}\n${CUE}`)).toMatchObject({ value: { cues: 2 } });
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)', '&lt;img src=x onerror=alert(1)'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<<b>script>', '&lt;script&gt;'],
    ['a & b &amp; c', 'a &amp; b &amp; c'],
    ['&quot;a&quot; &#39;b&apos; &constructor;', `"a" 'b' &amp;constructor;`],
    ['&lt;/v&gt; --&gt; x', '&lt;/v&gt; --&gt; x'],
  ])('treats %s as plain text, not markup', (said, shown) => {
    const read = vttOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}`);
    expect(read.split('\n').slice(3)).toEqual([shown, '']);
  });
});

describe('readCaptions rejects an invalid file with the reason', () => {
  const at = (line: string, found: string) => ({ fields: { line: [line], found: [found] } });
  it.each([
    ['captionsType', 'รายงานการประชุม\nครั้งที่ 1', at('1', 'รายงานการประชุม')],
    [
      'captionsType',
      '<!doctype html><script>1</script>',
      at('1', '<!doctype html><script>1</script>'),
    ],
    ['captionsType', 'WEBVTTX\n\nx', at('1', 'WEBVTTX')],
    [
      'captionsEncoding',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n\ufffd\ufffd',
      at('4', '\ufffd\ufffd'),
    ],
    ['captionsLine', `WEBVTT\n\n${CUE}\nพูดต่อ`, at('6', 'พูดต่อ')],
    ['captionsLine', 'WEBVTT\n\n1\n00:61.000 --> 01:02.000\nก', at('4', '00:61.000 --> 01:02.000')],
    ['captionsLine', 'WEBVTT\n\n1\n00:01.000 -> 00:02.000\nก', at('4', '00:01.000 -> 00:02.000')],
    ['captionsLine', `WEBVTT\n\nก\nข\n${CUE}`, at('5', '00:00:01.000 --> 00:00:02.500')],
    ['captionsGap', `1\n${CUE}2\n${CUE}`, at('5', '00:00:01.000 --> 00:00:02.500')],
    ['captionsOrder', 'WEBVTT\n\n00:02.000 --> 00:02.000\nก', at('3', '00:02.000 --> 00:02.000')],
    [
      'captionsOrder',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nก\n\n00:01.000 --> 00:03.000\nข',
      at('6', '00:01.000 --> 00:03.000'),
    ],
    ['captionsEmpty', '', {}],
    ['captionsEmpty', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i> </i>', {}],
    ['captionsTooLarge', 'ก'.repeat(CAPTION_BYTES / 3 + 1), {}],
  ])('%s: %j', (code, file, more) => {
    expect(readCaptions(file)).toEqual({ ok: false, code, ...more });
  });

  it.each(['<', '<v ', '{\\', '&a', '<v.', '<v\t\t', '<v'.padEnd(50_000)])(
    'reads a hostile file made of %j in linear time',
    (sign) => {
      const said = sign.repeat(Math.floor(150_000 / sign.length));
      expect(vttOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}`)).toContain('WEBVTT');
    },
  );
});

import type { PastedSample } from './pasted-samples.ts';

/** What people write with no more than letters, and what is meant by it. */
export const TYPED_SAMPLES: readonly PastedSample[] = [
  {
    from: 'a web page: words above and below the line, as elements and as styles',
    html: `<p>10<sup>6</sup> m<sup>−2</sup>, CO<sub>2</sub> and x<sub>i</sub>, the 1<sup>st</sup>, e<sup>2q</sup></p>
<p>น้ำ H<span style="font-size:0.6em;vertical-align:sub">2</span>O 5 m<span style="vertical-align:super;">3</span><sup style="vertical-align: baseline">4</sup></p>`,
    lines: ['10⁶ m⁻², CO₂ and xᵢ, the 1st, e^2q', 'น้ำ H₂O 5 m³4'],
  },
  {
    from: 'a post: lists that are typed, with words before, between and after them',
    html: `<div>คุณสมบัติ<br>● อายุ 18 ปีขึ้นไป<br><b>● ขยัน</b>มาก<br>✓ <a href="https://example.com/">ขับรถ</a>ได้<br>สนใจโทรมา</div>
<p>1.ส่งใบสมัคร</p><p>2) สัมภาษณ์</p><p>3.1 รอบแรก</p><p>3. เริ่มงาน</p><p>-มีใจรักบริการ</p><p>- look after the books,<br>and the taxes</p>
<blockquote>Good</blockquote><p>– พี่นิด ฝ่ายผลิต</p>`,
    lines: [
      'คุณสมบัติ',
      '- อายุ 18 ปีขึ้นไป',
      '- **ขยัน**มาก',
      '- [ขับรถ](https://example.com/)ได้',
      'สนใจโทรมา',
      '1. ส่งใบสมัคร',
      '2. สัมภาษณ์',
      '3.1 รอบแรก',
      '3. เริ่มงาน',
      '- มีใจรักบริการ',
      '- look after the books, and the taxes',
      '> Good',
      '– พี่นิด ฝ่ายผลิต',
    ],
  },
];

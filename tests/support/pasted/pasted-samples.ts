/** What people copy, shortened from how Word, Docs and web pages write it, and what is meant by it. */
export interface PastedSample {
  readonly from: string;
  readonly html: string;
  /** A line for each block: `# ` and `## ` headings, `- ` and numbered lists, `> ` quotes. */
  readonly lines: readonly string[];
}

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Cordia New",sans-serif;} --></style></head>
<body lang=TH style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordPoint = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const wordCell = (span: string, text: string) =>
  `<td width=150 ${span} valign=top style='width:112.7pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span lang=TH style='font-family:"Cordia New",sans-serif'>${text}<o:p></o:p></span></p></td>`;

export const PASTED_SAMPLES: readonly PastedSample[] = [
  {
    from: 'Word: a Thai news item whose words lie in many runs',
    html: word(`<h1><span lang=TH style='font-family:"Angsana New"'>เปิดบ้านใหม่ของเรา</span><o:p></o:p></h1>
<p class=MsoNormal><span lang=TH style='font-size:16.0pt;font-family:"TH SarabunPSK"'>วันนี้</span><b
style='mso-bidi-font-weight:normal'><span lang=TH>ทีมงาน</span></b><span lang=TH>กว่า </span><span lang=EN-US>250</span><span lang=TH> คน
ย้ายเข้าสำนักงานใหม่</span><span style='mso-spacerun:yes'>&nbsp; </span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
    lines: ['# เปิดบ้านใหม่ของเรา', 'วันนี้**ทีมงาน**กว่า 250 คน ย้ายเข้าสำนักงานใหม่'],
  },
  {
    from: 'Word: bullets and numbers, which are paragraphs there',
    html: word(
      `<p class=MsoNormal>What <i style='mso-bidi-font-style:normal'>you</i> get:</p>${wordPoint('·', 'A desk by the window')}${wordPoint('·', 'Lunch &amp; fruit')}
<p class=MsoNormal>How to apply:</p>${wordPoint('1.', 'Send a CV')}${wordPoint('๒.', 'นัดสัมภาษณ์')}`,
    ),
    lines: [
      'What *you* get:',
      '- A desk by the window',
      '- Lunch & fruit',
      'How to apply:',
      '1. Send a CV',
      '2. นัดสัมภาษณ์',
    ],
  },
  {
    from: 'Word by way of a mail: markers that are not named, points within points',
    html: `<div class="WordSection1">${(
      [
        ['l0 level1', 'i.', 'Who we are'],
        ['l0 level2', 'a)', 'since 1998'],
        ['l0 level1', 'iv.', 'Where we work'],
        ['l1 level1', 'o', 'in Rayong'],
      ] as const
    )
      .map(
        ([list, marker, text]) =>
          `<p class="MsoListParagraph" style="margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} lfo1"><!--[if !supportLists]--><span
lang="EN-US">${marker}<span style="font-size: 7pt; line-height: normal">&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span lang="EN-US">${text}<o:p></o:p></span></p>`,
      )
      .join('')}</div>`,
    lines: ['1. Who we are', '2. since 1998', '3. Where we work', '- in Rayong'],
  },
  {
    from: 'Word: a table whose first cell is empty, and a note below the text',
    html: word(`<table class=MsoNormalTable border=0 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td></td>
<td><p class=MsoNormal align=center><span lang=EN-US>2025</span><o:p></o:p></p></td><td><p class=MsoNormal>2026</p></td></tr>
<tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td><p class=MsoNormal>พนักงาน</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p
class=MsoNormal>250</p></td></tr></table><p class=MsoNormal>| นับถึงมีนาคม<a style='mso-footnote-id:ftn1' href="#_ftn1"><span
class=MsoFootnoteReference>[1]</span></a> |</p><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote'><p class=MsoFootnoteText>[1] รวมฝึกงาน</p></div></div>`),
    lines: ['| 2025 | 2026', 'พนักงาน | | 250', '| นับถึงมีนาคม[1] |', '[1] รวมฝึกงาน'],
  },
  {
    from: 'Word: smart quotes, dashes and a soft hyphen',
    html: word(
      '<p class=MsoNormal>&#8220;We don&#8217;t hurry&#8221; &#8211; that&#146;s the rule&hellip; in pro&shy;duction</p>',
    ),
    lines: ['“We don’t hurry” – that’s the rule… in production'],
  },
  {
    from: 'Word: a table of benefits',
    html: word(`<table class=MsoTableGrid border=1><tr><td width=301 valign=top><p class=MsoNormal><b>สวัสดิการ</b></p></td>
<td width=301><p class=MsoNormal><b>วงเงิน</b></p></td></tr><tr><td><p class=MsoNormal>ประกันสุขภาพ</p></td>
<td><p class=MsoNormal>40,000 บาท</p></td></tr></table><p class=MsoNormal>ต่อปี</p>`),
    lines: ['**สวัสดิการ** | **วงเงิน**', 'ประกันสุขภาพ | 40,000 บาท', 'ต่อปี'],
  },
  {
    from: 'Google Docs: all of it in a bold element that is not bold',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9f"><h2 dir="ltr"><span
style="font-size:16pt;font-weight:400;">Our kitchen</span></h2><p dir="ltr"><span style="font-weight:400;">We cook </span><span
style="font-weight:700;font-style:italic;">together</span><span style="font-weight:400;"> on Fridays.</span></p><br><ul><li dir="ltr"><p
role="presentation"><span>Som tam</span></p></li><ul><li dir="ltr"><p><span>very hot</span></p></li></ul></ul></b>`,
    lines: ['# Our kitchen', 'We cook ***together*** on Fridays.', '- Som tam', '- very hot'],
  },
  {
    from: 'a news page: links of all kinds, a picture, an advertisement',
    html: `<article><header><nav><a href="/home">Home</a></nav><h3 class="title">Award</h3></header>
<p>Read <a href="http://example.com/award">the whole story</a> in <a href="https://example.com/a?a=1&amp;b=2" onclick="steal()">our archive</a>, <a href="javascript:alert(1)">click</a>
or <a href="mailto:hr@example.com">write</a>.</p><figure><img src="https://ads.example/x.png" onerror="alert(1)"><figcaption>The jury</figcaption></figure>
<script>alert(1)</script><object>ad</object><noscript>Please enable scripts</noscript></article>`,
    lines: [
      'Home',
      '## Award',
      'Read the whole story in [our archive](https://example.com/a?a=1&b=2), click or write.',
      'The jury',
    ],
  },
  {
    from: 'a Thai web page with breaks of no width between words',
    html: `<div class="entry-content"><p>ลาออก&#8203;แล้ว&#8203;กลับ&#8203;มา<br>ก็ยัง<em>ต้อนรับ</em></p>
<blockquote><p>“ที่นี่เหมือนบ้าน”</p><cite>พี่นิด ฝ่ายผลิต</cite></blockquote></div>`,
    lines: ['ลาออกแล้วกลับมา⏎ก็ยัง*ต้อนรับ*', '> “ที่นี่เหมือนบ้าน”', '> *พี่นิด ฝ่ายผลิต*'],
  },
  {
    from: 'a mail in Outlook: a layout table, an empty line, a hidden preview',
    html: `<div style="display:none">Preview text</div><table role="presentation"><tr><td><p>เรียน ทุกท่าน</p><p>&nbsp;</p>
<p style="font-weight:bold">บริษัทหยุด 13–15 เมษายน</p></td></tr></table>`,
    lines: ['เรียน ทุกท่าน', '**บริษัทหยุด 13–15 เมษายน**'],
  },
  {
    from: 'LibreOffice: fonts, a numbered list, a footnote',
    html: `<!DOCTYPE html><html><body><p style="line-height:100%"><font face="Sarabun"><font size="4">Rules<sup><a
class="sdfootnoteanc" href="#sdfootnote1sym">1</a></sup></font></font></p><ol><li><p>Safety first</p></li><li><p>Then <i>speed</i></p></li></ol>
<hr><div id="sdfootnote1"><p>1 As of 2026</p></div></body></html>`,
    lines: ['Rules¹', '1. Safety first', '2. Then *speed*', '1 As of 2026'],
  },
  {
    from: 'a chat: plain lines in nested boxes, an emoji of several parts, a drawing',
    html: `<div><div><span>ดีใจมาก 👩‍🔧</span></div><div><div>ขอบคุณ   ทุกคน</div></div></div><svg><title>like</title><text>x</text></svg>
<details open><summary>More</summary>inside</details>`,
    lines: ['ดีใจมาก 👩‍🔧', 'ขอบคุณ ทุกคน', 'More', 'inside'],
  },
  {
    from: 'Excel: a table whose cells are styled and one of which spans two',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}--></style></head><body>
<table border=0 cellpadding=0 style='border-collapse:collapse'><col width=64 span=2><!--StartFragment--><tr height=20><td colspan=2 class=xl65>เงินเดือนปี 2569</td></tr>
<tr height=20><td class=xl66 style='font-weight:700'>ช่าง</td><td align=right x:num="18500">18,500</td></tr><tr><td></td><td>&nbsp;</td></tr><!--EndFragment--></table></body></html>`,
    lines: ['เงินเดือนปี 2569', '**ช่าง** | 18,500'],
  },
  {
    from: 'Word: a table with cells over two rows and two columns, and those that even it out',
    html: word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes;height:14.0pt'>${wordCell('colspan=4', 'อัตราค่าจ้าง')}
  <![if !supportMisalignedRows]><td style='height:14.0pt;border:none' width=0 height=19></td><![endif]></tr>
 <tr style='mso-yfti-irow:1'>${wordCell('rowspan=2', '<b>ตำแหน่ง</b>')}${wordCell('colspan=2', '<b>เงินเดือน</b>')}${wordCell('rowspan=2', '<b>จังหวัด</b>')}</tr>
 <tr style='mso-yfti-irow:2;height:14.0pt'>${wordCell('', 'ต่ำสุด')}${wordCell('', 'สูงสุด')}
  <![if !supportMisalignedRows]><td style='height:14.0pt;border:none' width=0 height=19></td><![endif]></tr>
 <tr style='mso-yfti-irow:3'>${wordCell('', 'ช่าง')}${wordCell('', '15,000')}${wordCell('', '18,500')}${wordCell('rowspan=2', 'ระยอง')}</tr>
 <tr style='mso-yfti-irow:4;mso-yfti-lastrow:yes'>${wordCell('', 'แม่บ้าน')}${wordCell('colspan=2', 'ตามตกลง')}</tr>
 <![if !supportMisalignedColumns]><tr height=0><td width=150 style='border:none'></td><td width=150 style='border:none'></td></tr><![endif]>
</table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
    lines: [
      'อัตราค่าจ้าง',
      '**ตำแหน่ง** | **เงินเดือน** | | **จังหวัด**',
      '| ต่ำสุด | สูงสุด |',
      'ช่าง | 15,000 | 18,500 | ระยอง',
      'แม่บ้าน | ตามตกลง | |',
    ],
  },
  {
    from: 'a web page: cells to the end of their part of a table, one alone beside them, rows too short',
    html: `<table><thead><tr><th rowspan="3">Shift<th>From<th>To</tr></thead><tbody><tr><td rowspan="0">Day<td>8<td>17</tr><tr><td>9</tr>
<tr><td>10<td>19</tr></tbody><tfoot><tr><td>a<td>b<td rowspan=2>c</tr><tr><td>d</tr></tfoot></table>`,
    lines: [
      '**Shift** | **From** | **To**',
      'Day | 8 | 17',
      '| 9 |',
      '| 10 | 19',
      'a | b | c',
      'd | |',
    ],
  },
  {
    from: 'a mail: tables for the layout, with cells that reach over and keep room',
    html: `<table role="presentation"><tr><td rowspan=2>Menu<td>News</tr><tr><td><p>One</p><p>Two</p></tr></table>
<table><tr><td rowspan=2>&nbsp;</td></tr><tr><td><p>Three</p><p>Four</p></td></tr></table>`,
    lines: ['Menu | News', 'One', 'Two', 'Three', 'Four'],
  },
  {
    from: 'Google Sheets: cells with breaks of lines',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table dir="ltr"><colgroup><col width="100"/></colgroup><tbody><tr
style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2}">วันหยุด</td><td>13 วัน<br>ต่อปี</td></tr></tbody></table>`,
    lines: ['วันหยุด | 13 วัน⏎ต่อปี'],
  },
  {
    from: 'an encyclopedia: numbers of sources, a list within a list, quotes of several kinds',
    html: `<p>The <b>Chao Phraya</b><sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> is a “major” river, ‘the river of kings’.</p>
<ol><li>North<ul><li>Ping</li><li>Nan</li></ul></li><li>South</li></ol><dl><dt>Length</dt><dd>372&nbsp;km</dd></dl>`,
    lines: [
      'The **Chao Phraya**[1] is a “major” river, ‘the river of kings’.',
      '1. North',
      '- Ping',
      '- Nan',
      '2. South',
      'Length',
      '372 km',
    ],
  },
  {
    from: 'Pages and Notes: paragraphs of spans, bullets as dashes',
    html: `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {font: 13px 'Thonburi'}</style></head><body><p class="p1"><span class="s1"><b>ข่าวประชาสัมพันธ์</b></span></p>
<p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s2"></span>หนึ่ง<span class="Apple-converted-space">  </span></li><li class="li1">สอง<span class="Apple-tab-span">	</span>สาม</li></ul></body></html>`,
    lines: ['**ข่าวประชาสัมพันธ์**', '- หนึ่ง', '- สอง สาม'],
  },
  {
    from: 'Word, saved as a web page: points whose markers are not named',
    html: word(
      `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>ส่งใบสมัคร</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>พบ<b>หัวหน้างาน</b></p>
<p class=MsoNormal style='text-indent:-.25in'><span style='font-size:14.0pt;font-family:Symbol'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>A free lunch</p><p class=MsoNormal>Not a point:<span style='font:7.0pt "Times New Roman"'>&nbsp; </span>a gap</p>`,
    ),
    lines: ['1. ส่งใบสมัคร', '2. พบ**หัวหน้างาน**', '- A free lunch', 'Not a point: a gap'],
  },
  {
    from: 'an old page: a table lays it out, with a menu beside a text and a table of data within',
    html: `<table><tr><td><a href="/">Home</a><br><a href="/jobs">Jobs</a></td><td><h2>Our plant</h2><p>ก่อตั้งปี 2530</p>
<table><tr><td><h3>ปี</h3></td><td><h3>คน</h3></td></tr><tr><td>2569</td><td>ช่าง<ul><li>ไฟฟ้า</li><li>กล</li></ul></td></tr></table></td></tr></table>`,
    lines: ['Home⏎Jobs', '# Our plant', 'ก่อตั้งปี 2530', 'ปี | คน', '2569 | ช่าง⏎ไฟฟ้า⏎กล'],
  },
  {
    from: 'a page of questions: buttons that open the answers, and some that do something else',
    html: `<section><h3><button aria-expanded="false">ทำงานวันเสาร์ไหม</button></h3><div>ไม่ทำ</div></section><div><button type="button">Is there a bus?<span> </span><span>+</span></button>
<div>Yes, from Rayong.</div></div><p>More below.</p><div><button>Share</button><button>Copy</button></div><button>Subscribe</button><div> </div>`,
    lines: ['## ทำงานวันเสาร์ไหม', 'ไม่ทำ', 'Is there a bus? +', 'Yes, from Rayong.', 'More below.'],
  },
  {
    from: 'a web board and a post: paragraphs parted by two breaks, lines of the source that are meant',
    html: `<div>เพิ่งย้ายมา<br>อยู่ระยอง<b><br></b> <br>ที่นี่ดี<br><br><br></div><blockquote>One<br><br>Two</blockquote>
<div style="white-space: pre-wrap">Open day
on Friday

See you<span style="white-space: normal"> all
there</span></div><pre>npm ci
npm start</pre><ul><li>a<br><br>b</li></ul>`,
    lines: [
      'เพิ่งย้ายมา⏎อยู่ระยอง',
      'ที่นี่ดี',
      '> One',
      '> Two',
      'Open day⏎on Friday',
      'See you all there',
      'npm ci⏎npm start',
      '- a⏎⏎b',
    ],
  },
  {
    from: 'a page of boxes: words set apart by the layout alone',
    html: `<div style="display: flex; gap: 8px"><span>1/3/2569</span><span>อ่าน 4 นาที</span></div><ul><li style="display: flex"><i class="icon"></i><strong>เร็ว</strong>— ภายในวันเดียว</li></ul>
<p><a href="https://example.com/" style="display: inline-flex"><i></i>Apply</a><a href="https://example.com/b" style="display: block">Ask</a><span style="display: inline-block">us</span></p>`,
    lines: [
      '1/3/2569 อ่าน 4 นาที',
      '- **เร็ว** — ภายในวันเดียว',
      '[Apply](https://example.com/) [Ask](https://example.com/b) us',
    ],
  },
  {
    from: 'Word: numbers that go on after other words, of a heading and of several parts',
    html: word(`<h1 style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>ข้อบังคับ</h1>${wordPoint('1.', 'เวลาทำงาน')}<p class=MsoNormal>08.00–17.00 น.</p>
${wordPoint('๒.', 'วันหยุด')}${wordPoint('3)', 'ค่าจ้าง')}${wordPoint('3.1', 'ค่าล่วงเวลา')}${wordPoint('iv.', 'โบนัส')}`),
    lines: [
      '# 2 ข้อบังคับ',
      '1. เวลาทำงาน',
      '08.00–17.00 น.',
      '2. วันหยุด',
      '3. ค่าจ้าง',
      '3.1 ค่าล่วงเวลา',
      '1. โบนัส',
    ],
  },
  {
    from: 'a web page: points of several paragraphs, lists that begin later and within each other',
    html: `<ol start="3"><li><p>One</p><p>and <b>more</b></p></li><li>Two<ul><li>a</li></ul>and after</li><li>Three<ol><li>deep</li></ol></li><li>Four</li></ol>
<p>x</p><ol start="-1"><li>y</li></ol>`,
    lines: [
      '3. One⏎and **more**',
      '4. Two',
      '- a',
      'and after',
      '5. Three',
      '6. deep',
      '7. Four',
      'x',
      '1. y',
    ],
  },
];

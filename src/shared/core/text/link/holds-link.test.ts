import { expect, it } from 'vitest';
import { visibleName } from '../typed-text.ts';
import { holdsLink, holdsSite } from './holds-link.ts';

const LINKS =
  'https://x.co|HTTP://X.CO|hxxps://evil.example/x|www.x.co|evil.com/x|forms.gle/AbC123|bit.ly/abc|lin.ee/abc|wa.me/66812345678|evil.com?x=1|evil.com#x|evil.com:8080|evil.com\\x|evil。com/x|evil．com/x|ｅｖｉｌ．ｃｏｍ／ｘ|evil․com/x|evil﹒com/x|evil[.]com/x|evil(.)com/x|evil(dot)com/x|evil[dot]com/x|e\u200bvil.com/x|evil.co\u00adm/x|xn--e1awd7f.com/x|ตัวอย่าง.ไทย/สมัคร|192.168.1.1/x|203.0.113.5:8080|//evil.com|mailto:a@b.co|a@b.co|evil.com./x|evil.zip/x|ดูที่ evil.com/x ด้วย|(evil.com/x)|Evil.Com/X|BIT.LY/x|Forms.GLE/Ab1|evil (dot) com/x|booking.com/x|sr.dev/x|Xsocket.io/A|Acct.link/verify|Sec.Top/login|Tech.com/x|Gen.xyz:80|ดร.com/x';
const NAMES =
  'Node.js|บจก.เอบีซี|St.John|A.I.|e.g.|.NET|Yahoo!|บริษัท ก.ข.ค.|Mr.Somchai|Co.,Ltd.|ASP.NET/C#|Vue.js|Three.js/WebGL|No.1|จ.ชลบุรี|พ.ศ.2569|10.30-12.00|v2.0.1|HR/Admin|Ph.D.|M.Sc./Ph.D.|ก.พ./มี.ค.|agoda.com|Sales.Marketing/HR|Co.Ltd/Bangkok|S/4HANA|ratio 16:9|ISO 9001:2015|ดร.สมชาย/ดร.สุดา|10.1.2.3|24/7|JavaScript: the basics|Socket.io/Node.js|OTA (Booking.com/Agoda)|Sr.Dev/Lead|Jr.App/Web|Prod.in/out|บจก.ไทย/สาขา 2';
const PEOPLE =
  'Node.js|St.John|J.R.R. Tolkien|สมชาย ก.|M.L. Chai|Mr.Somchai|ม.ร.ว.สุดา|พ.ต.อ.สมชาย|ว่าที่ ร.ต.สมชาย|jack.ma|Somchai.J|น.ส.สุดา|Som Chai, Ph.D.';
const SITES = 'agoda.com|evil.xyz|สมชาย.ไทย|evil。com|ｅｖｉｌ．ｃｏｍ|evil[.]com|shopee.co.th';

it.each(LINKS.split('|'))('%s is a link', (text) =>
  expect(holdsLink(visibleName(text))).toBe(true),
);

it.each(NAMES.split('|'))('%s is none', (text) => expect(holdsLink(text)).toBe(false));

it.each(SITES.split('|'))('%s is a site', (text) => expect(holdsSite(text)).toBe(true));

it.each(PEOPLE.split('|'))('%s may be a person', (text) => expect(holdsSite(text)).toBe(false));

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '#shared/core/locale.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { composeInvitation } from './invitation-mail.tsx';

const company = { idEmp: 7, companyNameTh: 'ภูผา', companyNameEn: 'Phupha' };

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
});

async function mailWith(text: string, layoutLang: 'th' | 'en', name = company) {
  const { body } = composeInvitation({ subject: 'Subject', text, layoutLang }, name);
  const { html, text: plain } = await renderMail(body);
  return { html, plain, page: new DOMParser().parseFromString(html, 'text/html') };
}

const linksOf = (page: Document) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p></td></tr></table><form action=https://evil.example><input name=q>',
  '<a href="https://evil.example">here</a>',
  '<style>*{display:none}</style>',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  '{children: <b>x</b>}',
];

it.each(PAYLOADS)('words of an employer stay words: %s', async (payload) => {
  for (const layout of LOCALES) {
    const named = { ...company, companyNameTh: payload, companyNameEn: payload };
    const { page } = await mailWith(payload, layout, named);
    const plain = (await mailWith('x', layout)).page;
    expect(page.querySelector('.mail-quote')?.textContent).toBe(payload);
    expect(page.querySelectorAll('*')).toHaveLength(plain.querySelectorAll('*').length);
    expect(linksOf(page)).toEqual(linksOf(plain));
  }
});

it('everything around them is in the language of the layout, and leads to its review form', async () => {
  const [thai, english] = [await mailWith('ข้อความ', 'th'), await mailWith('ข้อความ', 'en')];
  expect(thai.plain).toContain('รีวิวไม่แสดงชื่อคุณ');
  expect(thai.plain).toContain('https://yousay.example/mYousayQuestion?idEmp=7');
  expect(english.plain).toContain('Reviews do not show your name');
  expect(english.plain).toContain('https://yousay.example/en/mYousayQuestion?idEmp=7');
  for (const { plain } of [thai, english]) expect(plain).toContain('ข้อความ');
});

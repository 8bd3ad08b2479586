// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { MAX_INVITATION_EMAIL_LENGTH } from '../core/invitation-email-limits.ts';
import { composeInvitation, senderOf } from './invitation-mail.tsx';

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

it.each(PAYLOADS)('quotes the employer’s text as plain text: %s', async (payload) => {
  for (const layout of LOCALES) {
    const named = { ...company, companyNameTh: payload, companyNameEn: payload };
    const { page } = await mailWith(payload, layout, named);
    // A link to another site is shown as text, with one more line of explanation.
    const shown = payload.replace('https://evil.example', 'evil[.]example');
    const plain = (await mailWith(shown === payload ? 'x' : 'evil.com', layout)).page;
    expect(page.querySelector('.mail-quote')?.textContent).toBe(shown);
    expect(page.querySelectorAll('*')).toHaveLength(plain.querySelectorAll('*').length);
    expect(linksOf(page)).toEqual(linksOf(plain));
  }
});

it('renders all fixed texts in the layout language, and a preview invites no one', async () => {
  const [thai, english] = [await mailWith('ข้อความ', 'th'), await mailWith('ข้อความ', 'en')];
  expect(thai.plain).toContain('https://yousay.example/invite/example');
  expect(english.plain).toContain('https://yousay.example/en/invite/example');
  expect(linksOf(thai.page)).toContain('https://yousay.example/unsubscribe/example');
  for (const { plain } of [thai, english]) expect(plain).toContain('ข้อความ');
});

it('preserves line breaks in the plain text part', async () => {
  const { plain } = await mailWith('สวัสดี\n\nบรรทัดที่สอง\nบรรทัดที่สาม', 'th');
  expect(plain).toContain('\n\nสวัสดี\n\nบรรทัดที่สอง\nบรรทัดที่สาม\n\n');
});

const LOCKED = {
  th: [
    'ภูผา ให้อีเมลของคุณแก่เรา',
    'PDPA',
    'เรื่องที่ดีและเรื่องที่ไม่ดี',
    'ไม่มีรางวัล',
    'กด “หยุดรับคำเชิญ”',
    'เราไม่บอกบริษัทว่าใครเขียน',
    'อย่าใส่สิ่งที่ทำให้รู้ว่าเป็นคุณ',
  ],
  en: [
    'Phupha gave us your email',
    'PDPA',
    'Good and bad experiences are equally welcome',
    'no reward',
    'press “Stop invitations”',
    'We never tell the company who wrote',
    'leave out anything that gives you away',
  ],
};

it.each(LOCALES)('contains the mandatory texts in %s, in HTML and plain text', async (layout) => {
  const { page, plain } = await mailWith('x', layout);
  const shown = page.body.textContent ?? '';
  for (const words of LOCKED[layout]) {
    expect(shown).toContain(words);
    expect(plain.replaceAll(/\s+/g, ' ')).toContain(words);
  }
});

it.each(LOCALES)(
  'stays below Gmail’s clipping limit with a text of maximum length in %s',
  async (layout) => {
    const { subject, text } = MAX_INVITATION_EMAIL_LENGTH;
    const names = { idEmp: 7, companyNameTh: 'ก'.repeat(200), companyNameEn: 'ก'.repeat(200) };
    const letter = {
      subject: 'ก'.repeat(subject),
      text: '<ก&\n'.repeat(text / 4),
      layoutLang: layout,
    };
    const tokens = { invite: 'x'.repeat(38), unsubscribe: 'x'.repeat(64) };
    const { html } = await renderMail(composeInvitation(letter, names, { tokens }).body);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  },
);

it('shows links to other sites as text and explains it', async () => {
  const text = 'See https://phupha.co.th/a or https://evil.com/b';
  const at = async (website: string | null) => {
    const letter = { subject: 'evil.com', text, layoutLang: 'en' } as const;
    const { subject, body } = composeInvitation(letter, company, { website });
    return `${subject}\n${(await renderMail(body)).text}`;
  };
  const own = await at('phupha.co.th');
  expect(own).toContain('See https://phupha.co.th/a or evil[.]com/b');
  expect(own).not.toContain('evil.com');
  expect(own.replaceAll(/\s+/g, ' ')).toContain(catalogue('en').invitation.mail.foreignLinks);
  expect(await at(null)).toContain('phupha[.]co[.]th/a');
});

it('shows every sender as a member of the company', () => {
  expect(senderOf('Somchai', 'en', company)).toBe('Somchai (Phupha) via YouSay');
  expect(senderOf('Phupha HR', 'en', company)).toBe('Phupha HR via YouSay');
});

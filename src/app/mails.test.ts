import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '#shared/core/locale.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { mailTemplates } from './mails.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
  vi.stubEnv('MAIL_REPLY_TO', 'YouSay <answers@yousay.example>');
});

const REASON = 'โลโก้ไม่ใช่ของบริษัท';
const page = { contactName: 'อรุณ', companyName: 'ภูผา', pageLang: 'th', remark: REASON };

it.each([
  ['review-rejected', { reasonCode: 'abuse' }, /ด่าทอ|หยาบคาย|insults/],
  ['profile.returned', page, new RegExp(REASON)],
  ['claim-rejected', { remark: REASON }, new RegExp(REASON)],
  ['claim-rejected', { remark: '' }, /มีผู้อื่นยืนยันก่อน|Someone else has already confirmed/],
])('%s gives its reason first and an address to appeal to', async (name, props, reason) => {
  const template = mailTemplates.find((one) => one.name === name);
  for (const locale of LOCALES) {
    const composed = template?.compose(props, locale);
    if (!composed) throw new Error(`no mail is called ${name}`);
    const { html } = await renderMail(composed.body);
    const afterTitle = html.split('</h1>')[1] ?? '';
    const [, first = ''] = /<p[^>]*>([^<]*)<\/p>/.exec(afterTitle) ?? [];
    expect(first).toMatch(reason);
    expect(afterTitle).toContain('href="mailto:answers@yousay.example"');
  }
});

it.each([
  ['profile.returned', page],
  ['profile.published', { ...page, remark: '', path: '/company/phupha-1/hrsay' }],
])('%s sets a Latin name apart from the Thai word before it', async (name, props) => {
  const template = mailTemplates.find((one) => one.name === name);
  const composed = template?.compose({ ...props, contactName: 'Somjai' }, 'th');
  if (!composed) throw new Error(`no mail is called ${name}`);
  const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec((await renderMail(composed.body)).html) ?? [];
  expect(title).toMatch(/คุณ Somjai/);
});

it('breaks long names and URLs instead of widening the mail', async () => {
  const template = mailTemplates.find(({ name }) => name === 'profile.returned');
  const composed = template?.compose(page, 'th');
  if (!composed) throw new Error('no such mail');
  const { html } = await renderMail(composed.body);
  const content = html.slice(html.indexOf('<h1'));
  const written = content.match(/<(?:h1|p|a) [^>]*>/g) ?? [];
  const stiff = written.filter((tag) => !tag.includes('overflow-wrap:anywhere'));
  // Button texts are ours, and short.
  expect(stiff.map((tag) => tag.slice(0, 2))).toEqual(['<a']);
  expect(written.length).toBeGreaterThan(8);
});

it.each(LOCALES)(
  'is completely in %s, with the language declared for screen readers',
  async (locale) => {
    const template = mailTemplates.find(({ name }) => name === 'profile.returned');
    const composed = template?.compose(page, locale);
    if (!composed) throw new Error('no such mail');
    const { html } = await renderMail(composed.body);
    expect(html.match(/ lang="\w+"/g)).toEqual([` lang="${locale}"`]);
  },
);

it('lists the remarks of each section under its name', async () => {
  const template = mailTemplates.find(({ name }) => name === 'profile.returned');
  const remarks = { history: 'ปีผิด', cover: 'ภาพเบลอ' };
  const composed = template?.compose({ ...page, remark: '', remarks }, 'en');
  if (!composed) throw new Error('no such mail');
  const { text } = await renderMail(composed.body);
  expect(text).toMatch(/Cover\s+ภาพเบลอ\s+History\s+ปีผิด/);
});

import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { prepareMassMail, randomPlaceholder } from './mass-mail.ts';

const place = randomPlaceholder('link');
const mail = {
  host: 'yousay.example',
  date: new Date(),
  returnTo: `back-${place}@b.example`,
  from: { name: 'สมชาย ผ่าน YouSay', address: 'no-reply@yousay.example' },
  replyTo: { name: '', address: 'hr@example.co.th' },
  subject: 'ขอชวนเขียนรีวิวการทำงาน '.repeat(4).trim(),
  unsubscribe: {
    url: `https://yousay.example/unsubscribe/${place}`,
    address: `stop-${place}@b.example`,
  },
  html: `<p>${'ข้อความ & "$&" '.repeat(50)}</p><a href="https://x/${place}">x</a>`,
  text: `ข้อความ ${place}`,
};

const finished = async (address: string, token: string) =>
  (await prepareMassMail(mail))({ idMail: 'id.1', address, values: new Map([[place, token]]) });

it('fills the values of each recipient into a complete mail', async () => {
  const { envelope, raw, idMail } = await finished("o'$&neil@example.com", 'T0ken_-x');
  expect(idMail).toBe('id.1');
  expect(envelope).toEqual({ from: 'back-T0ken_-x@b.example', to: "o'$&neil@example.com" });
  const { html, text, subject, from, to, messageId } = await PostalMime.parse(raw);
  expect(html?.trim()).toBe(mail.html.replace(place, 'T0ken_-x'));
  expect(text?.trim()).toBe('ข้อความ T0ken_-x');
  expect([subject, from, messageId]).toMatchObject([
    mail.subject,
    mail.from,
    '<id.1@yousay.example>',
  ]);
  expect(to).toMatchObject([{ address: "o'$&neil@example.com" }]);
  expect(raw).not.toMatch(/link-|html-|text-[0-9a-f]{24}|place\.invalid/);
  expect(raw).toContain(
    '\r\nList-Unsubscribe: <https://yousay.example/unsubscribe/T0ken_-x>, <mailto:stop-T0ken_-x@b.example>\r\n',
  );
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});

it('fills texts of each recipient into both parts, escaped in HTML, and into no header', async () => {
  const word = randomPlaceholder('word');
  const parts = { ...mail, html: `<p>${word}</p>`, text: word };
  const { raw } = (await prepareMassMail(parts))({
    idMail: 'id.1',
    address: 'a@b.example',
    values: new Map([[place, 'x']]),
    texts: new Map([[word, 'เรียน คุณ$& <b>']]),
  });
  const { html, text } = await PostalMime.parse(raw);
  expect(html?.trim()).toBe('<p>เรียน คุณ$&amp; &lt;b&gt;</p>');
  expect(text?.trim()).toBe('เรียน คุณ$& <b>');
});

it('rejects addresses and values that would add a header', async () => {
  await expect(finished('a@b.example\r\nBcc: c@d.example', 'x')).rejects.toThrow();
  await expect(finished('a@b.example', 'x\r\nBcc: c@d.example')).rejects.toThrow();
});

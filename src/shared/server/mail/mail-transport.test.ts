import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MailMessage, mailTransport } from './mail-transport.ts';
import { prepareMassMail } from './mass-mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yousay-mail-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAIL_FROM', 'YouSay <no-reply@yousay.example>');
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const message: MailMessage = {
  idMail: 'one',
  messageId: '<one@yousay.example>',
  date: new Date(),
  returnTo: 'back@b.example',
  from: { name: 'HR via YouSay', address: 'no-reply@yousay.example' },
  to: { name: '', address: 'somebody@example.com' },
  replyTo: { name: '', address: 'hr@example.co.th' },
  subject: 'ชวนเขียนรีวิว',
  html: '<p>ขอเชิญ</p>',
  text: 'ขอเชิญ',
  unsubscribe: {
    url: `https://yousay.example/unsubscribe/${'x'.repeat(64)}`,
    address: 'stop-1@b.example',
  },
};

async function sent(mail: MailMessage): Promise<Map<string, string>> {
  await mailTransport().send(mail);
  const text = readFileSync(join(dataDir, 'mail', 'one.eml'), 'utf8');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
}

it('names both ways to unsubscribe in one header and declares one click enough', async () => {
  const { unsubscribe } = message;
  const headers = await sent(message);
  expect(headers.get('list-unsubscribe')).toBe(
    `<${unsubscribe?.url}>, <mailto:${unsubscribe?.address}>`,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.has('dkim-signature')).toBe(false);
});

it('names the link alone without a mail address, and nothing without either', async () => {
  const url = 'https://yousay.example/unsubscribe/x';
  const headers = await sent({ ...message, unsubscribe: { url } });
  expect(headers.get('list-unsubscribe')).toBe(`<${url}>`);
  const plain = await sent({ ...message, unsubscribe: null });
  expect([...plain.keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
});

it('signs both headers, for the domain of the sender', async () => {
  vi.stubEnv('DKIM_KEY', privateKey.replaceAll('\n', String.raw`\n`));
  vi.stubEnv('DKIM_SELECTOR', 'mail1');
  const signature = (await sent(message)).get('dkim-signature') ?? '';
  const tags = new Map(
    signature.split(';').map((tag) => {
      const [name = '', value = ''] = tag.trim().split(/=(.*)/s);
      return [name, value.replaceAll(' ', '')];
    }),
  );
  expect([tags.get('d'), tags.get('s')]).toEqual(['yousay.example', 'mail1']);
  const signed = tags.get('h')?.split(':') ?? [];
  for (const name of ['from', 'reply-to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(signed).toContain(name);
  expect(tags.get('b')?.length).toBeGreaterThan(300);
});

/** Whether a signature holds, read as a receiving mail system does by RFC 6376. */
function signatureHolds(mail: string): boolean {
  const cut = mail.indexOf('\r\n\r\n');
  const fields = mail.slice(0, cut).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const colon = field.indexOf(':');
    const value = field
      .slice(colon + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ');
    return `${field.slice(0, colon).trim().toLowerCase()}:${value.trim()}`;
  };
  const named = (name: string) =>
    fields.filter((field) => field.toLowerCase().startsWith(`${name}:`));
  const [own = ''] = named('dkim-signature');
  const tag = (name: string) =>
    (new RegExp(`[:;]\\s*${name}=([^;]*)`).exec(own)?.[1] ?? '').replace(/\s/g, '');
  if (tag('c') !== 'relaxed/relaxed' || tag('a') !== 'rsa-sha256') return false;
  const body = mail
    .slice(cut + 4)
    .replace(/[ \t]+\r\n/g, '\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) return false;
  const signed = tag('h')
    .split(':')
    .flatMap((name) => named(name.toLowerCase()).slice(-1).map(relaxed));
  const unsigned = relaxed(own)
    .replace(/(; ?b=)[^;]*/, '$1')
    .trimEnd();
  return createVerify('sha256')
    .update([...signed, unsigned].join('\r\n'))
    .verify(publicKey, tag('b'), 'base64');
}

it('verifies with the public key, unless the mail was changed', async () => {
  vi.stubEnv('DKIM_KEY', privateKey);
  const plain = 'https://yousay.example/unsubscribe/x';
  const finished = await prepareMassMail({ ...message, host: 'yousay.example' });
  await mailTransport().send({ ...message, unsubscribe: { url: plain } });
  const one = readFileSync(join(dataDir, 'mail', 'one.eml'), 'utf8');
  const mass = finished({ idMail: 'two', address: 'somebody@example.com', values: new Map() });
  await mailTransport().sendSerialized(mass);
  const two = readFileSync(join(dataDir, 'mail', 'two.eml'), 'utf8');
  for (const mail of [one, two]) {
    expect(signatureHolds(mail)).toBe(true);
    expect(mail).toMatch(/^List-Unsubscribe: <https:[^\r\n]+>$/im);
    expect(signatureHolds(mail.replace('/unsubscribe/x', '/unsubscribe/y'))).toBe(false);
    expect(signatureHolds(mail.replace('One-Click', 'Two-Click'))).toBe(false);
  }
});

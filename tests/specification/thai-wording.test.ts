// Thai sentences that readers are owed word for word, each at its place in the catalogue.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';

const ROOT = join(import.meta.dirname, '../..');
const READ_BY_PEOPLE = [
  'src/**/*.{ts,tsx,astro,json,md,svg}',
  'public/**/*.{txt,vtt,html,svg,webmanifest}',
  'scripts/{seed,artwork,showcase,distribution}/**/*.{ts,json,tsv}',
];
const { errors, invitation, opening, profile } = catalogue('th');
const { company, applicant } = opening.status;
const REJECTED = 'ไม่ผ่านการพิจารณา';

it.each([
  ['title of the page coach', profile.coach.title, 'หน้าบริษัทของคุณสมบูรณ์แค่ไหน'],
  ['page coach of a complete page', profile.coach.complete, 'ข้อมูลครบถ้วนแล้ว'],
  ['type of a file', errors.http.unsupported_media_type, 'ระบบไม่รองรับไฟล์ชนิดนี้'],
  ['answer that invites an applicant', opening.answer.talking.title, 'นัดคุยกับผู้สมัคร'],
  ['answer that rejects an applicant', opening.answer.closed.title, REJECTED],
])('%s', (_, text, expected) => {
  expect(text).toBe(expected);
});

it.each([
  [
    'label of an invitation',
    invitation.invite.label,
    'ระบบออกป้ายโดยไม่ผูกกับตัวคุณ เราจึงไม่รู้ว่ารีวิวไหนมาจากคำเชิญของใคร',
  ],
  [
    'loss of a label',
    invitation.invite.labelNote,
    'ถ้าใช้โหมดไม่ระบุตัวตนแล้วปิดหน้าต่าง หรือล้างข้อมูลเบราว์เซอร์',
  ],
  ['invited applicant in the list of a company', company.talking, 'นัดคุยกับผู้สมัคร'],
  ['rejected applicant in the list of a company', company.closed, REJECTED],
  ['rejected application in the list of its writer', applicant.closed, REJECTED],
  ['email about a rejected application', opening.mails.closed.text, REJECTED],
])('%s', (_, text, expected) => {
  expect(text).toContain(expected);
});

it('calls visitors by one name in catalogues, emails, pages, captions and the demo', () => {
  const files = globSync(READ_BY_PEOPLE, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(2_000);
  const replaced = files.filter((file) => readFileSync(file, 'utf8').includes('ผู้เยี่ยมชม'));
  expect(replaced).toEqual([]);
});

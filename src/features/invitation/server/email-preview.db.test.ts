import { expect, it } from 'vitest';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { previewInvitation } from './email-preview.ts';

it.each([
  ['th', 'เรียน คุณสมชาย'],
  ['en', 'Dear Somchai,'],
] as const)('previews an email in %s with and without a name', async (layoutLang, greeting) => {
  const session = await sessionOf(await employerWithPassword());
  const shown = async (isNamed: boolean) =>
    (await previewInvitation(session, { lang: 'th', layoutLang, isNamed })).text();
  const named = await shown(true);
  expect(named).toContain(greeting);
  expect(named.indexOf(greeting)).toBeLessThan(named.lastIndexOf('mail-quote'));
  expect(await shown(false)).not.toContain(greeting);
});

import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { draftBody } from '../../core/applicant/draft-form.ts';
import { unsentLines } from './unsent-lines.ts';

const TYPED = {
  coverNote: 'I rebuilt a mill.\nTwice.',
  contactBy: 'phone',
  phone: 'not a telephone',
  lineId: '@mill',
  'education1.level': 'bachelor',
  'education1.school': 'KMUTT',
  'education1.subject': 'Machines',
  'education1.year': '2569',
  'education2.school': 'A school without a level',
  skills: 'welding, Thai',
  'language1.language': 'Lao',
  'language1.level': 'fluent',
};

it.each(['th', 'en'] as const)('shows all input, in %s', (locale) => {
  const { opening } = catalogue(locale);
  const lines = unsentLines(TYPED, opening);
  const all = lines.map(({ text }) => text).join('\n');
  const { contactBy, level } = opening.application;
  const choices = [contactBy.phone, opening.education.bachelor, level.fluent];
  const texts = Object.entries(TYPED).filter(([name]) => !/level$|contactBy/.test(name));
  for (const text of [...choices, ...texts.map(([, value]) => value)]) expect(all).toContain(text);
  expect(unsentLines({ coverNote: '' }, opening)).toEqual([]);
});

it('leaves out no field of the form', () => {
  const fields = Object.keys(draftBody._zod.def.shape).filter((name) => name !== 'withoutDocument');
  const typed = new Set(Object.keys(TYPED).map((name) => name.replace(/\d\..*$/, '')));
  expect(new Set(fields.map((name) => name.replace(/\d$/, '')))).toEqual(typed);
});

import { expect, it } from 'vitest';
import { mailedPage, returnActionOf } from './return-page.ts';

it.each([
  ['company/acme-1/jobs/5/apply', 'apply', 'company/acme-1/jobs/5/apply'],
  ['/en/company/acme-1/jobs/5/saved', 'save', 'en/company/acme-1/jobs/5/saved'],
  ['reviewContent/useful?idReview=a', 'useful', 'reviewContent/useful?idReview=a'],
  ['reviewContent/report?idReview=a', 'report', 'reviewContent/report?idReview=a'],
  ['mYousayQuestion?idEmp=1', 'review', undefined],
  ['alerts?idEmp=5', 'alert', 'alerts?idEmp=5'],
  ['en/alerts?province=10&salaryFrom=20000', 'alert', 'en/alerts?province=10&salaryFrom=20000'],
  ['alerts?keyword=typed&province=10', 'alert', undefined],
  ['alerts/a-secret-of-a-mail', null, undefined],
  ['invite/a-secret-of-a-letter', null, undefined],
  ['myProfile', null, undefined],
  ['//elsewhere.example/company/a-1/jobs/5/apply', null, undefined],
  [null, null, undefined],
])('%s leads to the action %s, and emails link %s', (place, act, mailed) => {
  expect([returnActionOf(place), mailedPage(place)]).toEqual([act, mailed]);
});

it.each([
  ['company/jobs?applicants=5', 'company/jobs?applicants=5'],
  ['/en/createhrsay/cover?lang=th', 'en/createhrsay/cover?lang=th'],
  ['setting/email?token=s3cret&done=a', 'setting/email?done=a'],
  ['reviewContent/report?idReview=a', 'reviewContent/report?idReview=a'],
  ['company/acme-1/jobs/5/apply', undefined],
  ['mYousayQuestion?idEmp=1', undefined],
  ['alerts?idEmp=5', undefined],
  ['backoffice/reviews', undefined],
])('emails to an employer link %s as %s', (place, mailed) => {
  expect(mailedPage(place, 'employer')).toBe(mailed);
});

import { expect, it } from 'vitest';
import { inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { jobSeeker } from '#tests/fixtures/job-seeker-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { readAlertToken } from '../alert/alert-token.ts';
import { requestAlert } from '../alert/ask-alert.ts';
import { setClosed } from '../close-opening.ts';
import { loadMyOpenings } from './load-my-openings.ts';
import { markSaved } from './mark-saved.ts';

const proved = async () => ({ ...(await jobSeeker()), emailVerified: true });

it('lists saved openings of the person, including closed ones', async () => {
  const [person, other] = [await proved(), await proved()];
  const idEmp = await makeCompany();
  const jobs = [await makeOpening(idEmp), await makeOpening(idEmp, { expiresAt: inDays(3) })];
  for (const idJob of jobs) await markSaved({ idJob, idJsk: person.idJsk });
  await markSaved({ idJob: await makeOpening(idEmp), idJsk: other.idJsk });
  await setClosed({ idEmp, idJob: jobs[0] ?? 0 }, true, new Date());
  const { saved } = await loadMyOpenings(person, 'th');
  expect(saved.map(({ idJob, isOpen }) => [idJob, isOpen])).toEqual([
    [jobs[1], true],
    [jobs[0], false],
  ]);
});

it('lists alerts of the own email once verified, by the tokens of their mails', async () => {
  const [person, other] = [await proved(), await proved()];
  const idEmp = await makeCompany();
  const from = (seeker: typeof person) => ({ seeker, locale: 'th' }) as const;
  const follow = { idEmp, keyword: '', frequency: 'weekly' } as const;
  for (const seeker of [person, other]) await requestAlert(follow, from(seeker), new Date());
  await requestAlert({ keyword: 'ช่าง', frequency: 'daily' }, from(person), new Date());
  const elsewhere = { keyword: '', email: 'elsewhere@example.com', frequency: 'daily' } as const;
  await requestAlert(elsewhere, from(person), new Date());
  const { alerts } = await loadMyOpenings(person, 'th');
  expect(alerts).toMatchObject([
    { name: '“ช่าง”', isCompany: false, frequency: 'daily' },
    { isCompany: true, frequency: 'weekly' },
  ]);
  expect(alerts.every(({ token }) => readAlertToken(token) !== null)).toBe(true);
  const unproved = await loadMyOpenings({ ...person, emailVerified: false }, 'th');
  expect(unproved.alerts).toEqual([]);
});
